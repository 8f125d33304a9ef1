import * as timings from '../../../contracts/timings.ts';

/** The state of the form, as `data-phase` for the style sheet. */
type Phase = 'sending' | 'sent' | 'invalid' | 'corrected' | 'failed';

/**
 * Sends the newsletter's form without leaving the page and shows the result below the field.
 * The server words the answer and has the last word on the address. Where part of the form is missing, it is left to submit to a page.
 */
export function attachNewsletter(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email]');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!field || !button || !status) return;
  const { invalid, failed } = form.dataset;
  form.noValidate = true;

  const show = (phase: Phase, text?: string) => {
    form.dataset['phase'] = phase;
    field.ariaInvalid = phase === 'invalid' ? 'true' : null;
    field.readOnly = phase === 'sending';
    button.ariaDisabled = phase === 'sending' ? 'true' : null;
    if (text !== undefined) status.textContent = text;
  };

  const send = async () => {
    if (form.dataset['phase'] === 'sending') return;
    // The second click of a double click, when the answer came between the two.
    if (form.dataset['phase'] === 'sent' && field.value === '') return;
    if (!isAddress(field)) {
      show('invalid', invalid);
      field.focus();
      return;
    }
    // The form has no field for a file.
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    show('sending', '');
    try {
      const signal = AbortSignal.timeout(timings.requestTimeout);
      const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'text/plain' }, body, signal });
      const text = await answer.text();
      // HTML is not this server's answer but a static host's, or a captive portal's.
      const isOurs = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
      if (answer.ok && isOurs) {
        field.value = '';
        show('sent', text);
      } else if (answer.status === 422 && isOurs) show('invalid', text);
      else show('failed', failed);
    } catch {
      show('failed', failed);
    }
  };

  field.addEventListener('input', () => {
    if (form.dataset['phase'] === 'invalid' && isAddress(field)) show('corrected', '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}

const isAddress = ({ value, validity }: HTMLInputElement) => value !== '' && validity.valid;
