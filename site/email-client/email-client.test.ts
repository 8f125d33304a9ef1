import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmailClient, EmailError } from './email-client.ts';

type Call = { url: string; init: RequestInit };

/** A service that gives every request the same answer and records the requests. */
function serviceAnswering(answer: () => Promise<Response>) {
  const calls: Call[] = [];
  const fetch = (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  return { calls, fetch: fetch as typeof globalThis.fetch };
}

const ok = () => Promise.resolve(new Response('OK', { status: 200 }));
const params = { name: 'Sample Visitor', message: 'नमस्ते 👋🏽 “quoted” & <tagged>', to: 'hello@jantar.example' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('posts to {origin}/api/v1.0/email/send with the content type of JSON', async () => {
  const service = serviceAnswering(ok);
  await createEmailClient({ userId: 'site', origin: 'https://mail.example', fetch: service.fetch }).send(
    's',
    't',
    params,
  );
  expect(service.calls).toHaveLength(1);
  expect(service.calls[0]?.url).toBe('https://mail.example/api/v1.0/email/send');
  expect(service.calls[0]?.init.method).toBe('POST');
  expect(service.calls[0]?.init.headers).toEqual({ 'Content-type': 'application/json' });
});

test('without an origin it posts to the site itself', async () => {
  const service = serviceAnswering(ok);
  await createEmailClient({ userId: 'site', fetch: service.fetch }).send('s', 't', params);
  expect(service.calls[0]?.url).toBe('/api/v1.0/email/send');
});

test('the body has exactly lib_version, user_id, service_id, template_id and template_params, and keeps every character', async () => {
  const service = serviceAnswering(ok);
  await createEmailClient({ userId: 'site', fetch: service.fetch }).send('primary', 'contact', params);
  expect(JSON.parse(String(service.calls[0]?.init.body))).toStrictEqual({
    lib_version: '3.2.0',
    user_id: 'site',
    service_id: 'primary',
    template_id: 'contact',
    template_params: params,
  });
});

test('the form variant posts the fields, then lib_version, service_id, template_id and user_id, as multipart parts', async () => {
  const service = serviceAnswering(ok);
  const fields = new FormData();
  fields.append('name', 'Sample Visitor');
  fields.append('message', 'नमस्ते');
  await createEmailClient({ userId: 'site', fetch: service.fetch }).sendForm('primary', 'contact', fields);
  const { url, init } = service.calls[0] ?? { url: '', init: {} };
  expect(url).toBe('/api/v1.0/email/send-form');
  expect(init.headers).toBeUndefined();
  expect([...(init.body as FormData)]).toEqual([
    ['name', 'Sample Visitor'],
    ['message', 'नमस्ते'],
    ['lib_version', '3.2.0'],
    ['service_id', 'primary'],
    ['template_id', 'contact'],
    ['user_id', 'site'],
  ]);
  expect([...fields.keys()]).toEqual(['name', 'message']);
});

test('status 200 is a success, whatever the text', async () => {
  const { fetch } = serviceAnswering(() => Promise.resolve(new Response('queued', { status: 200 })));
  const answer = await createEmailClient({ userId: 'site', fetch }).send('s', 't', params);
  expect(answer).toEqual({ status: 200, text: 'queued' });
});

test("the text 'OK' is a success, whatever the status", async () => {
  const { fetch } = serviceAnswering(() => Promise.resolve(new Response('OK', { status: 202 })));
  const answer = await createEmailClient({ userId: 'site', fetch }).send('s', 't', params);
  expect(answer).toEqual({ status: 202, text: 'OK' });
});

test('any other answer rejects with its status and text', async () => {
  const { fetch } = serviceAnswering(() => Promise.resolve(new Response('The service ID not found', { status: 400 })));
  const client = createEmailClient({ userId: 'site', fetch });
  await expect(client.send('s', 't', params)).rejects.toMatchObject({ status: 400, text: 'The service ID not found' });
  await expect(client.sendForm('s', 't', new FormData())).rejects.toBeInstanceOf(EmailError);
});

test('no redirect is followed', async () => {
  const service = serviceAnswering(ok);
  await createEmailClient({ userId: 'site', fetch: service.fetch }).send('s', 't', params);
  expect(service.calls[0]?.init.redirect).toBe('error');
});

test('a network failure rejects with status 0 and no text', async () => {
  const { fetch } = serviceAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  const sending = createEmailClient({ userId: 'site', fetch }).send('s', 't', params);
  await expect(sending).rejects.toMatchObject({ status: 0, text: '' });
});

test('a service that has not answered after 10 seconds counts as a network failure', async () => {
  const fetch = ((_url: unknown, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    })) as typeof globalThis.fetch;
  const settled = vi.fn<(error: EmailError) => void>();
  const sending = createEmailClient({ userId: 'site', fetch }).send('s', 't', params).catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(settled.mock.lastCall?.[0]).toMatchObject({ status: 0, text: '' });
});

test('a finished send leaves no timer running', async () => {
  const service = serviceAnswering(ok);
  await createEmailClient({ userId: 'site', fetch: service.fetch }).send('s', 't', params);
  expect(vi.getTimerCount()).toBe(0);
});

test('refuses to start without a user id, and says where the provider shows it', () => {
  expect(() => createEmailClient({ userId: '' })).toThrow(
    /^The user ID is required\..*https:\/\/dashboard\.emailjs\.com/,
  );
});

test('refuses to send without a service id or a template id, and sends nothing', async () => {
  const service = serviceAnswering(ok);
  const client = createEmailClient({ userId: 'site', fetch: service.fetch });
  await expect(client.send('', 't', params)).rejects.toThrow(/^The service ID is required\..*dashboard/);
  await expect(client.send('s', '', params)).rejects.toThrow(/^The template ID is required\..*dashboard/);
  await expect(client.sendForm('', 't', new FormData())).rejects.toThrow(/^The service ID is required/);
  await expect(client.sendForm('s', '', new FormData())).rejects.toThrow(/^The template ID is required/);
  expect(service.calls).toEqual([]);
});
