/**
 * Part of the inbox's script, for pages where a passkey is added or used: asks the browser for a credential and posts the form with it.
 * Without script or passkeys the other ways to sign in remain. The function's source text is sent, so it may use nothing from
 * outside; its messages are attributes of the form.
 */
function askForPasskeys(): void {
  const isSupported = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

  async function ask(form: HTMLFormElement, said: Element): Promise<void> {
    try {
      const answer = await fetch(form.dataset['options'] ?? '', { method: 'POST' });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      const options = (await answer.json()) as never;
      const credential =
        form.dataset['passkey'] === 'create'
          ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
          : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
      const field = form.elements.namedItem('credential');
      if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential);
      form.submit();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      const reasons: Record<string, string | undefined> = {
        NotAllowedError: form.dataset['cancelled'],
        InvalidStateError: form.dataset['known'],
      };
      said.textContent = reasons[name] ?? form.dataset['failed'] ?? '';
    }
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    const said = form.querySelector('[role=alert]');
    if (!isSupported || !said) continue;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // The browser's prompt may still be open.
      if (form.ariaBusy) return;
      form.ariaBusy = 'true';
      said.textContent = '';
      void ask(form, said).finally(() => (form.ariaBusy = null));
    });
  }
  for (const words of document.querySelectorAll<HTMLElement>('[data-without-passkeys]')) words.hidden = isSupported;
}

export const passkeyScript = `(${askForPasskeys.toString()})();\n`;
