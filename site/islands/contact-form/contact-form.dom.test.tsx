import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EmailRequest } from '../../../contracts/email-wire.ts';
import { timeoutByTimer } from '../../../contracts/testing/timeout-by-timer.ts';
import { ContactForm } from './contact-form.tsx';

const typed = { Name: 'Asha', Email: 'asha@example.com', Subject: 'A shop', Message: 'हमारी दुकान धीमी है 👋🏽' };
type Label = keyof typeof typed;
const labels: Label[] = ['Name', 'Email', 'Subject', 'Message'];

const sent: EmailRequest[] = [];

/** The answers to the requests, in order; `undefined` never answers. */
let answers: (Response | Error | undefined)[];

const OK = () => new Response('OK', { status: 200 });
const REFUSED = () => new Response('down', { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  // By the real clock it would send again in the middle of another test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
  answers = [OK()];
  sent.length = 0;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as EmailRequest);
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer) return Promise.reject(answer);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  vi.stubGlobal('reportError', () => undefined);
});

const open = () => render(<ContactForm heading="Drop Us a Message" level={2} />);
const field = (label: Label) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const write = (label: Label, value: string) => fireEvent.input(field(label), { target: { value } });
const fill = (values: Partial<typeof typed> = typed) =>
  labels.forEach((label) => values[label] !== undefined && write(label, values[label]));
const values = () => labels.map((label) => field(label).value);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const restore = () => screen.getByRole('button', { name: 'Restore my message' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const alertText = () => screen.getByRole('alert').textContent;
const statusText = () => screen.getByRole('status').textContent;

/** The event of a page that comes back from the back/forward cache. */
const keptPageShown = () => Object.assign(new Event('pageshow'), { persisted: true });

/** The shortest accepted fill time: a second, and a margin for timers that end early. */
const SHORTEST_MS = 1020;

/** Submits, and advances the clock by a frame, after which the press is worked out, and by the fill time. */
async function submit() {
  fireEvent.click(button());
  await wait(20);
  await wait(SHORTEST_MS);
}

/** Opens the form, fills it in and submits it; `given` are the answers, of which the second is to the retry. */
async function submitted(given: typeof answers = answers) {
  answers = given;
  open();
  fill();
  await submit();
}
const refusedTwice = () => submitted([REFUSED(), REFUSED()]);

test('with several empty fields the focus goes to the first, and typing in a marked field removes its mark', async () => {
  open();
  fill({ Name: typed.Name });
  await submit();
  expect(document.activeElement).toBe(field('Email'));
  write('Subject', 'x');
  expect(field('Subject').getAttribute('aria-invalid')).toBeNull();
  expect(field('Message').getAttribute('aria-invalid')).toBe('true');
});

test('an address without a host is refused under its field, and nothing is sent', async () => {
  open();
  fill({ ...typed, Email: 'visitor' });
  await submit();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(alertText()).toBe('');
  expect(sent).toEqual([]);
});

test('while sending, the button says Sending..., the fields are disabled, and a second click sends nothing; what is submitted at once goes after a second, so that it does not count as spam', async () => {
  answers = [undefined, OK()];
  open();
  fill();
  fireEvent.click(button());
  fireEvent.submit(screen.getByRole('form'));
  await wait(1000);
  expect(sent).toEqual([]);
  await wait(20);
  fireEvent.submit(screen.getByRole('form'));
  expect(button().textContent).toBe('Sending...');
  expect(button().disabled).toBe(true);
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(statusText()).toBe('Sending...');
  expect(labels.every((label) => field(label).disabled)).toBe(true);
  expect(values()).toEqual(Object.values(typed));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.template_params).toMatchObject({ filled_in_ms: '1020' });
});

test('after sending, the focus that the disabled button lost is on the button again; Enter pressed there once more sends nothing, and what it says stays', async () => {
  await submitted();
  expect(document.activeElement).toBe(button());
  await submit();
  expect([statusText(), alertText()]).toEqual(['Message sent successfully!', '']);
  expect(sent).toHaveLength(1);
});

test('that a message was sent is said until it was seen, also by whoever looks elsewhere meanwhile', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await submitted();
  await wait(60_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(4999);
  expect(statusText()).toBe('Message sent successfully!');
  await wait(1);
  expect(statusText()).toBe('');
});

test('after sending, the focus is left where the visitor has put it', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  open();
  fill();
  fireEvent.click(button());
  elsewhere.focus();
  await wait(SHORTEST_MS);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test.each([
  ['on Restore my message moves to that of the offer', restore],
  ['elsewhere does not move', () => field('Name')],
])('when the red banner ends, a focus %s', async (_, focused) => {
  await refusedTwice();
  focused().focus();
  await wait(5000);
  expect(alertText()).toBe('');
  expect(document.activeElement).toBe(focused());
});

test('a message that another tab delivers is no longer offered here, and the focus on its offer moves to the form', async () => {
  await submitted([new TypeError('offline'), new TypeError('offline'), OK()]);
  const [here] = open().container.querySelectorAll('form');
  const offer = within(here as HTMLFormElement).getByRole('button', { name: 'Restore my message' });
  offer.focus();
  const [there] = document.querySelectorAll('form');
  fireEvent.click(within(there as HTMLFormElement).getByRole('button', { name: 'Restore my message' }));
  offer.focus();
  fireEvent.submit(there as HTMLFormElement);
  await wait(SHORTEST_MS);
  vi.useRealTimers();
  await waitFor(() => expect(offer.isConnected).toBe(false));
  expect(document.activeElement).toBe(within(here as HTMLFormElement).getByRole('button', { name: /^Send/ }));
});

test('a page that comes back from the browser’s store no longer offers what another page has sent meanwhile', async () => {
  await submitted([new TypeError('offline'), new TypeError('offline')]);
  restore().focus();
  localStorage.clear();
  fireEvent(window, keptPageShown());
  expect(screen.queryByRole('button', { name: 'Restore my message' })).toBe(null);
  expect(document.activeElement).toBe(button());
});

test('the offer can be declined, and does not come again', async () => {
  await refusedTwice();
  await wait(5000);
  // The second click of a double one declines nothing: it would be the next offer.
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(statusText()).toBe('');
  cleanup();
  open();
  expect(statusText()).toBe('');
});

test('where the browser stores nothing, the message can still be restored until the page is closed', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await refusedTwice();
  expect(alertText()).not.toContain('for a week');
  fireEvent(window, keptPageShown());
  fireEvent.click(restore());
  expect(values()).toEqual(Object.values(typed));
});

test('a subject that the server filled in is shown, and is cleared after sending', async () => {
  history.replaceState(null, '', '/contact?subject=Quotation');
  const form = <ContactForm heading="Drop Us a Message" level={2} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form).replace(' name="subject"', ' name="subject" value="Quotation"');
  render(form, { container: page, hydrate: true });
  expect(values()[2]).toBe('Quotation');
  fill({ ...typed, Subject: 'Quotation' });
  await submit();
  expect(values()).toEqual(['', '', '', '']);
});

test('a conversation passed on by the chat is put into the message', () => {
  sessionStorage.setItem('chat-transcript', 'You: do you ship marble?');
  history.replaceState(null, '', '/contact-form?with=chat');
  open();
  expect(field('Message').value).toBe('You: do you ship marble?');
  cleanup();
  history.replaceState(null, '', '/contact-form');
  open();
  expect(field('Message').value).toBe('');
});

test('with JavaScript the form asks for empty fields, and no field counts as invalid before anything is typed', () => {
  open();
  const fields = labels.map((label) => field(label));
  expect(fields.map((one) => one.getAttribute('aria-required'))).toEqual(labels.map(() => 'true'));
  expect(document.querySelectorAll('form :invalid')).toHaveLength(0);
});

test('the honeypot is invisible, not focusable and hidden from screen readers, and sent only when it was filled in', async () => {
  answers = [OK(), OK()];
  open();
  const honeypot = document.querySelector<HTMLInputElement>('input[name=homepage_url]') as HTMLInputElement;
  expect(honeypot.tabIndex).toBe(-1);
  expect(honeypot.autocomplete).toBe('off');
  expect(honeypot.closest('[aria-hidden=true]')).toBeTruthy();
  for (const value of ['', 'https://spam.example']) {
    fill();
    honeypot.value = value;
    await submit();
    expect(sent.at(-1)?.template_params['homepage_url'] ?? '').toBe(value);
  }
  expect(sent[0]?.template_params).not.toHaveProperty('homepage_url');
});
