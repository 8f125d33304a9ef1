import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeoutByTimer } from '../../contracts/testing/timeout-by-timer.ts';
import { type EmailError, sendEmail } from './email-client.ts';

const config = vi.hoisted(() => ({ base: '', userId: 'site' }));
vi.mock('./email-config.ts', () => ({ emailConfig: config }));

/** Answers every request to the service. */
const service = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answers = (text: string, status: number) =>
  service.mockImplementation(() => Promise.resolve(new Response(text, { status })));

const params = { name: 'Sample Visitor', message: 'नमस्ते 👋🏽 “quoted” & <tagged>', to: 'hello@jantar.example' };
const route = { serviceId: 'primary', templateId: 'contact', to: params.to };
const send = (ids: Partial<typeof route> = {}) => sendEmail({ ...route, ...ids }, params);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(config, { base: '', userId: 'site' });
  answers('OK', 200);
  vi.stubGlobal('fetch', service);
});
afterEach(() => void service.mockReset());

test('posts to {origin}/api/v1.0/email/send with the content type of JSON, and follows no redirect: the body has exactly lib_version, user_id, service_id, template_id and template_params, and keeps every character', async () => {
  config.base = 'https://mail.example';
  await send();
  const [url, { body, ...init }] = service.mock.lastCall ?? ['', {}];
  expect(url).toBe('https://mail.example/api/v1.0/email/send');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-type': 'application/json' }, redirect: 'error' });
  const ids = { lib_version: '3.2.0', user_id: 'site', service_id: 'primary', template_id: 'contact' };
  expect(JSON.parse(String(body))).toStrictEqual({ ...ids, template_params: params });
});

test.each([
  ['status 200 is a success, whatever the text', 'queued', 200],
  ["the text 'OK' is a success, whatever the status", 'OK', 202],
])('%s', async (_, text, status) => {
  answers(text, status);
  expect(await send()).toEqual({ status, text });
});

test('any other answer rejects with its status and text', async () => {
  answers('The service ID not found', 400);
  await expect(send()).rejects.toMatchObject({ status: 400, text: 'The service ID not found' });
});

test('a service that has not answered after 10 seconds counts as a network failure', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
  service.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const settled = vi.fn<(error: EmailError) => void>();
  const sending = send().catch(settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(settled.mock.lastCall?.[0]).toMatchObject({ status: 0, text: '' });
});

test('refuses to send without a user, service or template id, says where the provider shows it, and sends nothing', async () => {
  await expect(send({ serviceId: '' })).rejects.toThrow(/^The service ID is required\..*dashboard/);
  await expect(send({ templateId: '' })).rejects.toThrow(/^The template ID is required\..*dashboard/);
  config.userId = '';
  await expect(send()).rejects.toThrow(/^The user ID is required\..*https:\/\/dashboard\.emailjs\.com/);
  expect(service).not.toHaveBeenCalled();
});
