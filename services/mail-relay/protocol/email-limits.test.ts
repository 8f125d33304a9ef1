import { describe, expect, test } from 'vitest';
import { createLimits } from '../../limits/limits.ts';
import { contactFields } from '../testing/contact-message.ts';
import { from, jsonRequest, siteOrigin, type TestRelay, testRelay } from '../testing/test-relay.ts';

describe('Rate limits', () => {
  const message = (number: number, address: string) =>
    jsonRequest({ template_params: { ...contactFields, message: `Message ${number}` } }, from(address));

  async function statuses(relay: TestRelay, requests: Request[]): Promise<number[]> {
    const results: number[] = [];
    for (const request of requests) results.push((await relay.routes.fetch(request)).status);
    return results;
  }

  test.each([
    ['one address, each loopback address counted on its own', () => '127.0.0.2', '127.0.0.2', '127.0.0.3'],
    ['a whole IPv6 network', (host: number) => `2001:db8:0:1::${host}`, '2001:db8::1:0:0:0:9', '2001:db8:0:2::1'],
  ])('thirty new messages a minute for %s', async (_, address, same, other) => {
    const relay = await testRelay();
    const many = Array.from({ length: 30 }, (__, index) => message(index, address(index + 1)));
    expect(new Set(await statuses(relay, many))).toEqual(new Set([200]));
    const refused = await relay.routes.fetch(message(30, same));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statuses(relay, [message(31, other)])).toEqual([200]);
    expect(await relay.rows()).toHaveLength(31);
  });

  test('240 an hour for one /48, however many subscribers it looks like: it delays nobody else’s message', async () => {
    const clock = { now: 1_795_000_000_000 };
    const now = () => clock.now;
    const relay = await testRelay({ now, limits: createLimits({ now }) });
    const subscriber = (number: number) => message(number, `2001:db8:7:${number.toString(16)}::1`);
    const results = await statuses(
      relay,
      Array.from({ length: 320 }, (_, number) => subscriber(number)),
    );
    expect(results.filter((status) => status === 200)).toHaveLength(240);
    expect(results.at(-1)).toBe(429);
    expect(await statuses(relay, [message(999, '2001:db8:8::1')])).toEqual([200]);
    expect((await relay.rows()).filter(({ created_at: at, due_at: due }) => due > at)).toEqual([]);
    clock.now += 60 * 60_000;
    expect(await statuses(relay, [subscriber(320)])).toEqual([200]);
  });

  test('two hundred an hour for one address, which leaves its neighbours room', async () => {
    const clock = { now: 1_795_000_000_000 };
    const now = () => clock.now;
    const relay = await testRelay({ now, limits: createLimits({ now }) });
    let taken = 0;
    for (let number = 0; number < 240; number += 1) {
      clock.now += 2000;
      taken += Number((await statuses(relay, [message(number, '203.0.113.9')]))[0] === 200);
    }
    expect(taken).toBe(200);
    expect(await statuses(relay, [message(999, '203.0.113.10')])).toEqual([200]);
  });

  const fromStrangers = (words: (stranger: number) => object) =>
    Array.from({ length: 21 }, (_, index) => {
      const fields = { ...contactFields, email: `a${index}@example.com`, ...words(index) };
      return jsonRequest({ template_params: fields }, from(`10.0.1.${index}`));
    });

  test('twenty times the same long words from anywhere, though many people write the same short words', async () => {
    const relay = await testRelay();
    const hello = fromStrangers(() => ({ subject: 'Hello', message: 'Hello' }));
    expect(new Set(await statuses(relay, hello))).toEqual(new Set([200]));
    const offer = 'The best watches at the lowest prices, sent within a day. Write to us now and save ninety per cent';
    const same = fromStrangers((index) => ({ message: `${offer}${' '.repeat(index)} ${index % 2 ? 'NOW' : 'now'}` }));
    expect((await statuses(relay, same)).at(-1)).toBe(429);
    expect(await relay.rows()).toHaveLength(21 + 20);
  });

  test('a repeated message does not count, and is answered with OK also when the others of its address have used up the limit', async () => {
    const relay = await testRelay();
    const repeated = () => jsonRequest({ template_params: { ...contactFields, message_key: '1' } }, from('127.0.0.2'));
    expect(new Set(await statuses(relay, Array.from({ length: 50 }, repeated)))).toEqual(new Set([200]));
    const others = Array.from({ length: 30 }, (_, index) => message(index, '127.0.0.2'));
    expect((await statuses(relay, others)).at(-1)).toBe(429);
    expect(await statuses(relay, [repeated()])).toEqual([200]);
    expect(await relay.rows()).toHaveLength(30);
  });
});

test.each([
  ['POST', { origin: 'https://evil.example' }, 403, null],
  ['OPTIONS', { origin: 'https://evil.example' }, 204, null],
  ['OPTIONS', { origin: siteOrigin }, 204, siteOrigin],
  ['POST', { origin: siteOrigin }, 200, siteOrigin],
  ['POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200, null],
])('Other origins: %s of a page of %o is answered %i, and %s may read it', async (method, headers, status, allowed) => {
  const relay = await testRelay();
  const answer = await relay.routes.fetch(new Request(jsonRequest({}, headers), { method }));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
});
