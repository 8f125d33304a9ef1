import { beforeEach, expect, test, vi } from 'vitest';
import type { EmailRequest } from '../../contracts/email-wire.ts';
import { deliver, type FormMessage } from './deliver.ts';

const fields = { name: 'Asha', email: 'asha@example.com', subject: 'नमस्ते', message: '👋🏽' };
const message: FormMessage = { fields, key: 'key-1', filledInMs: 4_321.6 };
const routes = {
  primary: { serviceId: 'primary', templateId: 'contact', to: 'first@jantar.example' },
  backup: { serviceId: 'backup', templateId: 'contact_backup', to: 'other@jantar.example' },
};

const sent: Partial<EmailRequest>[] = [];
/** The answers of the services, in order: a status, a page, or none for a failed line; `OK` after them. */
let answers: (Response | undefined)[];
const refusal = (status: number) => new Response('', { status });
const failures: string[] = [];
const send = () => deliver(message, routes, ({ message: text }) => failures.push(text));

beforeEach(() => {
  sent.length = failures.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { service_id, template_id, template_params } = JSON.parse(String(body)) as EmailRequest;
    sent.push({ service_id, template_id, template_params });
    if (answers.length === 0) return new Response('OK');
    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});

test('`unanswered` only if neither service answered; a refusal by either is `none`', async () => {
  for (const [given, by] of [
    [[undefined, undefined], 'unanswered'],
    [[refusal(503), undefined], 'none'],
    [[undefined, refusal(422)], 'none'],
  ] as const) {
    answers = [...given];
    expect(await send()).toBe(by);
  }
  const nowhere = { ...routes.primary, serviceId: '' };
  expect(await deliver(message, { primary: nowhere }, () => undefined)).toBe('none');
});

test('the primary send goes first, with the form fields, the recipient and the message key; on failure it sends again with the backup service, template and recipient, under the same key', async () => {
  answers = [refusal(503)];
  expect(await send()).toBe('backup');
  const params = { ...message.fields, message_key: 'key-1', filled_in_ms: '4322' };
  expect(sent).toEqual([
    { service_id: 'primary', template_id: 'contact', template_params: { ...params, to: 'first@jantar.example' } },
    { service_id: 'backup', template_id: 'contact_backup', template_params: { ...params, to: 'other@jantar.example' } },
  ]);
  expect(failures).toEqual(['Primary email failed']);
});

test.each([
  ['\n<!doctype html><title>Log in to the Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }, 'unanswered'],
  ['<html>502 Bad Gateway</html>', { status: 502 }, 'unanswered'],
  ['<html>405 Not Allowed</html>', { status: 405 }, 'none'],
  ['OK', {}, 'primary'],
])('a page in place of an answer counts as none, so that the message is kept: %j', async (text, init, by) => {
  answers = [new Response(text, init), new Response(text, init)];
  expect(await send()).toBe(by);
  expect(failures).toHaveLength(by === 'primary' ? 0 : 2);
});
