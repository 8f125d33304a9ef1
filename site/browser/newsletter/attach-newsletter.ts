/** Where the form is in its life; the style sheet reads it. */
type Phase = 'sending' | 'sent' | 'invalid' | 'failed';

type Tools = { fetch: typeof globalThis.fetch; isAddress: (typed: string) => boolean; invalid: string; failed: string };

/**
 * Sends the newsletter's form without leaving the page and says below the field what became of it.
 * The words of the answer are the server's. Where anything is missing the form goes on by itself, to a page.
 */
export function attachNewsletter(form: HTMLFormElement, { fetch, isAddress, invalid, failed }: Tools): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email]');
  const button = form.querySelector('button');
  const says = form.querySelector<HTMLElement>('[role=status]');
  if (!field || !button || !says) return;
  form.noValidate = true;

  const show = (phase: Phase, text?: string) => {
    form.dataset['phase'] = phase;
    mark(field, 'aria-invalid', phase === 'invalid');
    field.readOnly = phase === 'sending';
    mark(button, 'aria-disabled', phase === 'sending');
    if (text !== undefined) says.textContent = text;
  };

  async function send(email: HTMLInputElement): Promise<void> {
    if (form.dataset['phase'] === 'sending') return;
    if (!isAddress(email.value.trim())) {
      show('invalid', invalid);
      email.focus();
      return;
    }
    const body = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    show('sending');
    try {
      const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'text/plain' }, body });
      const text = await answer.text();
      if (answer.ok) email.value = '';
      if (answer.ok || answer.status === 422) show(answer.ok ? 'sent' : 'invalid', text);
      else show('failed', failed);
    } catch {
      show('failed', failed);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(field);
  });
}

function mark(element: HTMLElement, attribute: 'aria-invalid' | 'aria-disabled', isSo: boolean): void {
  if (isSo) element.setAttribute(attribute, 'true');
  else element.removeAttribute(attribute);
}
