import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFields } from '../testing/contact-message.ts';
import { formRequest, jsonRequest, type TestRelay, testRelay } from '../testing/test-relay.ts';

/** Each request comes from an address of its own, so that no rate limit hides anything. */
let asked = 0;
async function relayWithoutLimits() {
  return testRelay({ clientAddress: () => `10.${(asked += 1) >> 16}.${(asked >> 8) & 255}.${asked & 255}` });
}

async function send(relay: TestRelay, request: Request) {
  const before = (await relay.rows()).length;
  const { status } = await relay.routes.fetch(request);
  return { status, added: (await relay.rows()).length - before };
}

/** What must hold for every request: 2xx exactly when one row more is there, and never 5xx. */
const honest = ({ status, added }: Awaited<ReturnType<typeof send>>) =>
  status < 500 && added === (status < 300 ? 1 : 0);

const text = fc.string({ unit: 'binary', maxLength: 60 });
const odd = fc.constantFrom('', '\0', '\r\n', '__proto__', 'constructor', 'site', 'primary', 'contact', '<', '\ud800');
const value = fc.oneof(text, odd, fc.jsonValue());
/** Words and a key of its own for each message, as equal ones are one message on purpose. */
const unique = () => ({ message_key: `key ${(asked += 1)}`, message: `Words ${asked}` });

test('A right body with any values in its places is stored or refused, and never breaks the relay', async () => {
  const ids = fc.dictionary(fc.constantFrom('user_id', 'service_id', 'template_id', 'lib_version'), value);
  const typed = fc.dictionary(
    fc.constantFrom('name', 'email', 'subject', 'message', 'phone', 'filled_in_ms', '__proto__'),
    value,
  );
  const relay = await relayWithoutLimits();
  await fc.assert(
    fc.asyncProperty(ids, typed, async (changes, fields) => {
      const body = { template_params: { ...contactFields, ...unique(), ...fields }, ...changes };
      expect(await send(relay, jsonRequest(body))).toSatisfy(honest);
    }),
    { numRuns: 200 },
  );
});

test('Any form values are stored as they were typed or refused', async () => {
  const relay = await relayWithoutLimits();
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(typed, fc.boolean(), async (message, plain) => {
      const result = await send(relay, formRequest({ ...unique(), message }, { plain }));
      expect(result).toSatisfy(honest);
      const stored = (await relay.rows()).map((row) => (JSON.parse(row.fields) as { message: string }).message);
      expect(stored.includes(message.trim())).toBe(result.status === 200);
      expect(result.status).toBe(message.trim() === '' ? 422 : 200);
    }),
    { numRuns: 100 },
  );
});
