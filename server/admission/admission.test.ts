import { createServer, get } from 'node:http';
import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPages, type AnswerValues } from '../../contracts/answer-pages.ts';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import { identityErrors, identityPaths } from '../../contracts/identity-wire.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { createApp } from '../app.ts';
import { callApp } from '../call-app.ts';
import { identifyCaller } from '../client-address.ts';
import { visitor } from '../fixture/app.ts';
import { english } from '../fixture/editions.ts';
import type { ServerEnv } from '../server-env.ts';
import { createAdmission } from './admission.ts';
import { answerRefusal } from './answer-refusal.ts';
import { ask, type Question } from '../fixture/ask.ts';
import { fakeServices } from '../fixture/services.ts';
import { listen } from '../listen.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';

let left = Promise.withResolvers<void>();
const seen = { waiting: 0, givenUp: 0 };
/** So many parts of a megabyte, each of which is made when there is room for it. */
const mailbox = new Hono().get('/mailbox/:when{long|left}/:parts', async (context) => {
  seen.waiting += 1;
  if (context.req.param('when') === 'left') await left.promise;
  seen.waiting -= 1;
  let more = Number(context.req.param('parts'));
  const megabyte = new Uint8Array(1024 * 1024);
  const pull = (controller: ReadableStreamDefaultController) => {
    if (more > 0) controller.enqueue(megabyte);
    else controller.close();
    more -= 1;
  };
  return context.body(new ReadableStream({ pull, cancel: () => void (seen.givenUp += 1) }));
});

mailbox.get('/mailbox/large', (context) => context.text('x'.repeat(17 * 1024 * 1024)));
const echo = new Hono().post('/*', async (context) => context.text(await context.req.text()));
const lines: string[] = [];
const { services } = fakeServices({ routes: echo, mailbox });
const log = createLog('warn', { write: (line) => void lines.push(line) });
const app = createApp({ services, log, metrics: createMetrics() });

/** The address of the proxy that the server trusts. */
const proxyAddress = '127.0.9.1';
const proxies = new BlockList();
proxies.addAddress(proxyAddress);
/** Its clock stands still. */
const admission = createAdmission(() => 0);
const server = createServer((request, response) => {
  const caller = identifyCaller(request.socket.remoteAddress ?? '', request.headers, proxies);
  const call = { request, response, url: request.url ?? '/', origin: 'http://localhost', caller };
  callApp(app, admission, call).catch(() => response.destroy());
});
let port = 0;
beforeAll(async () => void (port = await listen(server, '127.0.0.1', 0)));
afterAll(() => {
  admission.stop();
  server.close().closeAllConnections();
});

const { subscribe, unsubscribe } = newsletterPaths;
const form = 'application/x-www-form-urlencoded';
const chunked = { headers: { 'transfer-encoding': 'chunked' } };
const post = (path: string, body: string, type = form, rest: Question = {}) =>
  ask(port, path, { method: 'POST', body, ...rest, headers: { 'content-type': type, ...rest.headers } });

describe('A body', () => {
  test.each([
    ['64 fields of a form', form, 'a=b&'.repeat(63) + 'a=b', 200],
    ['65 fields of a form', form, 'a=b&'.repeat(64) + 'a=b', 413],
    ['64 parts', 'multipart/form-data; boundary="x"', parts(64), 200],
    ['65 parts', 'multipart/form-data; boundary="x"', parts(65), 413],
    ['65 parts, and two boundaries', 'multipart/form-data; xboundary=y; boundary=x', parts(65), 413],
    ['65 parts, and an escaped boundary', String.raw`multipart/form-data; boundary="\x"`, parts(65), 413],
    ['a part whose headers never end', 'multipart/form-data; boundary="x"', `--x\r\n${'a'.repeat(2000)}`, 413],
    ['one field, and two types', `text/plain, ${form}`, 'a=b', 413],
    ['64 names in JSON', 'application/json', objectOf(64), 200],
    ['90 names in JSON', 'application/json', objectOf(90), 413],
    ['brackets and commas in a JSON text', 'application/json', JSON.stringify({ message: '[{:,"\\'.repeat(500) }), 200],
    ['brackets in brackets', 'application/json', '['.repeat(1000), 413],
  ])('of %s', async (_, type, body, status) => {
    expect((await post(emailPaths.send, body, type)).status).toBe(status);
  });

  test('of the newsletter, a token, a login by a provider or a sign-in to the inbox may have 4 kB, announced or not, however the address is written', async () => {
    for (const path of [subscribe, identityPaths.token, identityPaths.signInWithIdp, '/mailbox/sign-in']) {
      expect((await post(path, 'x'.repeat(4097))).status).toBe(413);
      expect((await post(path, 'x'.repeat(4097), form, chunked)).status).toBe(413);
    }
    expect((await post(subscribe, 'x'.repeat(4096))).status).toBe(200);
    for (const written of ['/mailbox/%73ign-in', '/mailbox/x/../sign-in', '/mailbox/x/%2e%2e/sign-in'])
      expect([written, (await post(written, 'x'.repeat(4097))).status]).toEqual([written, 413]);
  });

  test('of unknown length arrives whole', async () => {
    const body = JSON.stringify({ message: 'शिल्प '.repeat(12_000) });
    const answer = await post(emailPaths.send, body, 'application/json', chunked);
    expect([answer.status, answer.body.toString() === body]).toEqual([200, true]);
  });

  test('of a sign-in may have the longest password, however it is written', async () => {
    const body = `{"email":"a@example.com","password":"${'\\u0026'.repeat(4096)}"}`;
    expect((await post(identityPaths.signInWithPassword, body, 'application/json')).status).toBe(200);
  });
});

describe('A refusal', () => {
  const large = 'x'.repeat(600_000);

  test('is worded as its protocol is', async () => {
    expect((await post(emailPaths.send, large)).body.toString()).toBe(emailAnswers.tooLarge);
    const answer = await post(identityPaths.lookup, large, 'application/json');
    expect(JSON.parse(String(answer.body))).toMatchObject({ error: { code: 413, message: identityErrors.tooLarge } });
    const person = { headers: { 'sec-fetch-mode': 'navigate' } };
    expect((await post('/__/auth/action', large, form, person)).headers['content-type']).toContain('text/html');
  });

  test('is shown to a person as the page of its form, and says when to come back', async () => {
    const answerPage = (name: string, { notice }: AnswerValues) => new Response(`${name} ${notice}`, { status: 429 });
    const { contact, booking, newsletter } = english.forServer.relayWords.notices;
    const { identity } = fakeServices().services;
    const refusing = new Hono<ServerEnv>().use(answerRefusal({ ...english, answerPage }, identity));
    for (const [path, page] of [
      [`${emailPaths.sendForm}?contact`, `${answerPages.contact.notSent} ${contact.failed}`],
      [`${emailPaths.sendForm}?booking`, `${answerPages.booking.notSent} ${booking.failed}`],
      [subscribe, `${answerPages.newsletter.notSent} ${newsletter.failed}`],
      [unsubscribe, newsletter.failed],
    ] as const) {
      const headers = { 'sec-fetch-mode': 'navigate' };
      const call = new Request(`http://localhost${path}`, { headers });
      const answer = await refusing.fetch(call, { ...visitor, refusal: { status: 429, retryAfterSeconds: 7 } });
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([429, '7', page]);
    }
  });

  test('of a flood says when to come back, and others are let in meanwhile', async () => {
    const flood = Array.from({ length: 600 }, () =>
      post(identityPaths.lookup, '{}', 'application/json', { localAddress: '127.0.8.1' }),
    );
    const refused = (await Promise.all(flood)).find(({ status }) => status === 429);
    expect(JSON.parse(String(refused?.body))).toMatchObject({ error: { message: identityErrors.tooManyAttempts } });
    expect(Number(refused?.headers['retry-after'])).toBe(1);
    expect((await post(emailPaths.send, 'a=b')).status).toBe(200);
  });
});

test('A proxy whose address has called too often still learns whether the server answers; a visitor does not', async () => {
  const flooded = async (localAddress: string) => {
    await Promise.all(Array.from({ length: 501 }, () => ask(port, '/api/unknown', { localAddress })));
    const paths = ['/healthz', '/readyz', '/readyz?from=proxy', '/api/unknown'];
    return Promise.all(paths.map(async (path) => (await ask(port, path, { localAddress })).status));
  };
  expect(await flooded(proxyAddress)).toEqual([200, 200, 200, 429]);
  expect(await flooded('127.0.10.1')).toEqual([429, 429, 429, 429]);
});

test('A streamed answer may be longer than a network’s share of memory; one made whole is refused', async () => {
  const { status, body } = await ask(port, '/mailbox/long/20');
  expect([status, body.length]).toEqual([200, 20 * 1024 * 1024]);
  expect((await ask(port, '/mailbox/large')).status).toBe(503);
});

test('Calls above the ceiling of their kind get 503, other kinds are admitted, and places become free again', async () => {
  const calls = Array.from({ length: 33 }, () => ask(port, '/mailbox/left/0'));
  const shed = await Promise.race(calls);
  expect([shed.status, shed.headers['retry-after']]).toEqual([503, '2']);
  expect((await post(emailPaths.send, 'a=b')).status).toBe(200);
  left.resolve();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect((await ask(port, '/mailbox/left/0')).status).toBe(200);
  left = Promise.withResolvers();
});

test('Visitors who leave before their answer free their places, end what makes it, and count as nobody refused', async () => {
  const paths = [...Array<string>(31).fill('/mailbox/left/5'), '/mailbox/left/1'];
  const requests = paths.map((path) => get({ port: port, path }).on('error', () => undefined));
  await expect.poll(() => seen.waiting).toBe(32);
  lines.length = 0;
  for (const request of requests) request.destroy();
  await ask(port, '/healthz');
  left.resolve();
  await expect.poll(() => seen).toEqual({ waiting: 0, givenUp: 31 });
  left = Promise.withResolvers();
  const calls = Array.from({ length: 32 }, () => ask(port, '/mailbox/left/0'));
  await expect.poll(() => seen.waiting).toBe(32);
  left.resolve();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(32).fill(200));
  expect(lines).toEqual([]);
});

function parts(count: number): string {
  return `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(count)}--x--\r\n`;
}

function objectOf(names: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, index) => [`name${index}`, 'b'])));
}
