import { expect, test, vi } from 'vitest';
import { EmailError } from '../email-client/email-client.ts';
import { deliver, type FormMessage, sendByConfig } from './deliver.ts';

const message: FormMessage = {
  fields: { name: 'Sample Visitor', email: 'visitor@example.com', subject: 'नमस्ते', message: '👋🏽' },
  key: 'key-1',
  filledInMs: 4_321.6,
  honeypot: '',
};
const routes = {
  primary: { serviceId: 'primary', templateId: 'contact', to: 'first@jantar.example' },
  backup: { serviceId: 'backup', templateId: 'contact_backup', to: 'second@jantar.example' },
};

type Sent = { serviceId: string; templateId: string; params: Record<string, string> };

/** Stands in for the e-mail services; those named refuse. */
function servicesRefusing(...refusing: string[]) {
  const sent: Sent[] = [];
  const failures: Error[] = [];
  const send = (serviceId: string, templateId: string, params: Record<string, string>) => {
    sent.push({ serviceId, templateId, params });
    if (refusing.includes(serviceId)) return Promise.reject(new EmailError({ status: 503, text: 'down' }));
    return Promise.resolve({ status: 200, text: 'OK' });
  };
  return { sent, failures, delivery: { send, routes, onFailure: (failure: Error) => void failures.push(failure) } };
}

test('`unanswered` only if neither service answered; a refusal by either is `none`', async () => {
  const { delivery } = servicesRefusing();
  const answering = (...statuses: number[]) => ({
    ...delivery,
    send: () => Promise.reject(new EmailError({ status: statuses.shift() ?? 0, text: '' })),
  });
  expect(await deliver(message, answering(0, 0))).toBe('unanswered');
  expect(await deliver(message, answering(503, 0))).toBe('none');
  expect(await deliver(message, answering(0, 422))).toBe('none');
  expect(await deliver(message, { ...delivery, send: () => Promise.reject(new Error('No service id')) })).toBe('none');
});

test('the primary send goes first, with the form fields, the recipient and the message key; on failure it sends again with the backup service, template and recipient, under the same key', async () => {
  const { sent, failures, delivery } = servicesRefusing('primary');
  expect(await deliver(message, delivery)).toBe('backup');
  const params = { ...message.fields, message_key: 'key-1', filled_in_ms: '4322' };
  expect(sent).toEqual([
    { serviceId: 'primary', templateId: 'contact', params: { ...params, to: 'first@jantar.example' } },
    { serviceId: 'backup', templateId: 'contact_backup', params: { ...params, to: 'second@jantar.example' } },
  ]);
  expect(failures.map((failure) => failure.message)).toEqual(['Primary email failed']);
});

test('the honeypot field is sent only when it was filled in', async () => {
  const { sent, delivery } = servicesRefusing();
  await deliver(message, delivery);
  await deliver({ ...message, honeypot: 'https://spam.example' }, delivery);
  expect(sent[0]?.params).not.toHaveProperty('homepage_url');
  expect(sent[1]?.params).toHaveProperty('homepage_url', 'https://spam.example');
});

test.each([
  ['\n<!doctype html><title>Log in to the Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }, 'unanswered'],
  ['<html>502 Bad Gateway</html>', { status: 502 }, 'unanswered'],
  ['<html>405 Not Allowed</html>', { status: 405 }, 'none'],
  ['OK', {}, 'primary'],
])(
  'a page in place of the service’s answer counts as none, so that the message is kept: %j',
  async (text, init, by) => {
    vi.stubGlobal('fetch', async () => new Response(text, init));
    const { failures, delivery } = servicesRefusing();
    expect(await deliver(message, { ...delivery, send: sendByConfig })).toBe(by);
    expect(failures).toHaveLength(by === 'primary' ? 0 : 2);
  },
);
