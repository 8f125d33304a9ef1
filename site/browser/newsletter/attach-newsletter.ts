/** Where the form is in its life; the style sheet reads it. */
type Phase = 'sending' | 'sent' | 'invalid' | 'failed';

type Tools = {
  fetch: typeof globalThis.fetch;
  /** Milliseconds after which no answer counts as a failure. */
  limitMs: number;
};

/** What the form itself says, as its data attributes. */
type Texts = Record<'invalid' | 'failed', string>;

/**
 * Sends the newsletter's form without leaving the page and says below the field what became of it.
 * The words of the answer are the server's, which also judges what the browser takes for an address. Where anything is missing the form goes on by itself, to a page.
 */
export function attachNewsletter(form: HTMLFormElement, { fetch, limitMs }: Tools): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email]');
  const button = form.querySelector('button');
  const says = form.querySelector<HTMLElement>('[role=status]');
  if (!field || !button || !says) return;
  const { invalid, failed } = form.dataset as Texts;
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
    // The second half of a double click, after an answer that came in between.
    if (form.dataset['phase'] === 'sent' && email.value === '') return;
    if (!email.validity.valid) {
      show('invalid', invalid);
      email.focus();
      return;
    }
    const body = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    show('sending', '');
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      const request = { method: 'POST', headers: { accept: 'text/plain' }, body, signal: limit.signal };
      const answer = await fetch(form.action, request);
      const text = await answer.text();
      // A page in place of the line is somebody else's answer: a static host's, a network's log-in.
      const isOurs = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
      if (answer.ok && isOurs) {
        email.value = '';
        show('sent', text);
      } else if (answer.status === 422 && isOurs) show('invalid', text);
      else show('failed', failed);
    } catch {
      show('failed', failed);
    } finally {
      clearTimeout(timer);
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
