/**
 * Brings in the button beside a password field that shows and hides what is typed. The function's source text is sent, so it may use
 * nothing from outside.
 */
function offerToShow(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hide]')) {
    const field = button.previousElementSibling as HTMLInputElement;
    const [show, hide] = [button.textContent, button.dataset['hide'] ?? ''];
    button.hidden = false;
    button.addEventListener('click', () => {
      const isHidden = field.type === 'password';
      field.type = isHidden ? 'text' : 'password';
      button.textContent = isHidden ? hide : show;
    });
    // Password managers keep what is sent as a password alone.
    field.form?.addEventListener('submit', () => (field.type = 'password'));
  }
}

export const showPasswordScript = `(${offerToShow.toString()})();\n`;
