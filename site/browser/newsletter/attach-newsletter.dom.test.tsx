import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { NewsletterForm } from '../../sections/site-footer/newsletter-form.tsx';
import { attachNewsletter } from './attach-newsletter.ts';

const invalid = 'Please enter a valid email address.';
const failed = 'Something went wrong. Please try again later.';
const words = { heading: 'A letter', label: 'Your address', placeholder: 'you', button: 'Subscribe', note: 'By mail.' };
let answer: () => Promise<Response>;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  answer = () => Promise.resolve(line('Check your inbox to confirm.'));
  document.body.innerHTML = renderToStaticMarkup(
    <NewsletterForm
      {...words}
      notice=""
      messages={{ invalidEmail: invalid, failed }}
      action="/newsletter/subscribe"
      honeypot={{ name: 'homepage_url', label: '' }}
    />,
  );
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(String(body));
    return answer();
  });
  attachNewsletter(form());
});

const line = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=UTF-8' } });
const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const cutOff = (): Response => Object.assign(line(''), { text: () => Promise.reject(new TypeError('reset')) });
const form = () => document.querySelector('form') as HTMLFormElement;
const field = () => document.querySelector('input[type=email]') as HTMLInputElement;
const says = () => document.querySelector('[role=status]')?.textContent;
function submit(email: string) {
  field().value = email;
  const isLeftToBrowser = form().dispatchEvent(new Event('submit', { cancelable: true }));
  expect(isLeftToBrowser).toBe(false);
}

test.each(['', 'visitor@'])("%j is not sent: 'Please enter a valid email address.'", (email) => {
  submit(email);
  expect(says()).toBe(invalid);
  expect(field().ariaInvalid).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(sent).toEqual([]);
  field().dispatchEvent(new Event('input'));
  expect(says()).toBe(invalid);
  field().value = 'asha@example.com';
  field().dispatchEvent(new Event('input'));
  expect([says(), field().ariaInvalid]).toEqual(['', null]);
});

test.each([
  ['a refusal', 'the server’s words', invalid, () => Promise.resolve(line(invalid, 422))],
  ['no connection', 'our words', failed, () => Promise.reject(new TypeError('offline'))],
  ['a failure of the server', 'our words', failed, () => Promise.resolve(line('', 503))],
  ['too many requests', 'our words', failed, () => Promise.resolve(line('Too many requests', 429))],
  ['a page of somebody else', 'our words', failed, () => Promise.resolve(page)],
  ['an answer that breaks off', 'our words', failed, () => Promise.resolve(cutOff())],
])('%s is told in %s, and the address stays in the field', async (_, __, told, given) => {
  answer = given;
  submit('asha@example.com');
  await vi.waitFor(() => expect(says()).toBe(told));
  const phase = told === invalid ? 'invalid' : 'failed';
  expect([field().value, form().dataset['phase']]).toEqual(['asha@example.com', phase]);
});

test('a second click after a success is ignored, and another address is sent', async () => {
  submit('asha@example.com');
  await vi.waitFor(() => expect(says()).toBe('Check your inbox to confirm.'));
  expect(field().value).toBe('');
  submit('');
  expect(says()).toBe('Check your inbox to confirm.');
  expect(sent).toHaveLength(1);
  submit('bina@example.com');
  expect(sent).toHaveLength(2);
});

test('the result of the last attempt is cleared when the next begins, so that the same words are announced again, and a press while it is sent sends nothing more', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  submit('asha@example.com');
  await vi.waitFor(() => expect(says()).toBe(failed));
  answer = () => new Promise(() => undefined);
  submit('asha@example.com');
  submit('asha@example.com');
  expect([says(), sent.length]).toEqual(['', 2]);
});
