import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactFields, jsonRequest, testRelay } from '../testing/test-relay.ts';

const tag = '<img src=x onerror=alert(1)>';

async function relayWithMail(fields: Record<string, string> = {}) {
  const relay = await testRelay();
  await relay.routes.fetch(jsonRequest({ template_params: { ...contactFields, ...fields } }));
  relay.start();
  await relay.untilRows('sent', 1);
  const get = async (path: string, headers: Record<string, string> = {}, host = 'localhost:3000') => {
    const response = await relay.mailbox?.fetch(new Request(`http://${host}${path}`, { headers }));
    if (!response) throw new Error('There is no mailbox');
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const address = async () =>
    /href="(\/mailbox\/[^"]*@?[^"]*jantar[^"]*)"/.exec((await get('/mailbox')).text)?.[1] ?? '';
  return { relay, get, address };
}

describe('The mailbox', () => {
  test('is there only without a mail server', async () => {
    expect((await testRelay({ smtpUrl: 'smtp://127.0.0.1:1' })).mailbox).toBeUndefined();
  });

  test('says so when it is empty', async () => {
    const relay = await testRelay();
    const response = await relay.mailbox?.fetch(new Request('http://localhost/mailbox'));
    expect(await response?.text()).toContain('Nothing has been sent yet.');
  });

  test('lists mails and shows one as text', async () => {
    const { get, address } = await relayWithMail({ message: 'See https://jantar.example/confirm?a=1&b=2 now' });
    expect((await get('/mailbox')).text).toContain(contactFields.subject);
    const { status, text } = await get(await address());
    expect(status).toBe(200);
    expect(text).toContain('owner@jantar.example');
    expect(text).toContain('href="https://jantar.example/confirm?a=1&amp;b=2"');
  });

  test('shows what visitors typed, and runs none of it', async () => {
    const { get, address } = await relayWithMail({ name: tag, subject: tag, message: tag });
    for (const path of ['/mailbox', await address()]) {
      const { text, headers } = await get(path);
      expect(text).not.toContain(tag);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    }
    const frame = await get(`${await address()}/html`);
    expect(frame.text).not.toContain(tag);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  });

  test('shows the HTML of a hostile mail in a frame that may do nothing', async () => {
    const { relay, get } = await relayWithMail();
    mkdirSync(join(relay.dataDir, 'mail', 'cur'), { recursive: true });
    const hostile = `Subject: x\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>`;
    writeFileSync(join(relay.dataDir, 'mail', 'cur', '9.x:2,S'), hostile);
    expect((await get('/mailbox/9.x%3A2%2CS')).text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect((await get('/mailbox/9.x%3A2%2CS/html')).headers.get('content-security-policy')).not.toContain(
      'allow-scripts',
    );
  });

  test('opens nothing outside its folder', async () => {
    const { get } = await relayWithMail();
    for (const name of ['..%2F..%2Fsite.sqlite', '%2Fetc%2Fpasswd', 'absent']) {
      expect((await get(`/mailbox/${name}`)).status).toBe(404);
    }
  });

  test('is not there for anybody else', async () => {
    const { get } = await relayWithMail();
    expect((await get('/mailbox', { 'x-test-address': '10.0.0.1' })).status).toBe(404);
    expect((await get('/mailbox', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await get('/mailbox', {}, 'evil.example')).status).toBe(404);
    expect((await get('/mailbox', { host: 'evil.example:3000' })).status).toBe(404);
    expect((await get('/mailbox/style.css', { 'x-test-address': '10.0.0.1' })).status).toBe(404);
    expect((await get('/mailbox', { 'x-test-address': '::1' })).status).toBe(200);
  });
});
