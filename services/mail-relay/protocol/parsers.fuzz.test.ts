import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailPaths } from '../../../contracts/email-wire.ts';
import { contactFields } from '../testing/contact-message.ts';
import { formRequest, jsonRequest, rawRequest, siteOrigin, type TestRelay, testRelay } from '../testing/test-relay.ts';

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
const unusual = fc.constantFrom(
  '',
  '\u0000',
  '\r\n',
  '__proto__',
  'constructor',
  'site',
  'primary',
  'contact',
  '<b>',
  '\ud800',
);
const value = fc.oneof(text, unusual, fc.jsonValue());
/** Words and a key of its own for each message, as equal ones are one message on purpose. */
const unique = () => ({ message_key: `key ${(asked += 1)}`, message: `Words ${asked}` });

const runs = { numRuns: 200 };

/** Each value's request is stored or refused. */
async function isAnswered<Value>(values: fc.Arbitrary<Value>, requestOf: (value: Value) => Request) {
  const relay = await relayWithoutLimits();
  return fc.asyncProperty(values, async (one) => {
    expect(await send(relay, requestOf(one))).toSatisfy(honest);
  });
}

test('Any JSON body is stored or refused, and never breaks the relay', async () => {
  const bodies = fc.oneof(fc.jsonValue(), fc.dictionary(text, value));
  await fc.assert(await isAnswered(bodies, (body) => rawRequest(JSON.stringify(body))), runs);
});

test('A right body with any values in its places is stored or refused, and never breaks the relay', async () => {
  const ids = fc.dictionary(fc.constantFrom('user_id', 'service_id', 'template_id', 'lib_version'), value);
  const typed = fc.dictionary(
    fc.constantFrom('name', 'email', 'subject', 'message', 'phone', 'filled_in_ms', '__proto__'),
    value,
  );
  const property = await isAnswered(fc.tuple(ids, typed), ([changes, fields]) =>
    jsonRequest({ template_params: { ...contactFields, ...unique(), ...fields }, ...changes }),
  );
  await fc.assert(property, runs);
});

test('Any multipart body with any boundary is stored or refused, and never breaks the relay', async () => {
  const boundary = fc.oneof(fc.stringMatching(/^[\w'()+,./:=?-]{1,70}$/), fc.constantFrom('', '"', ' ', '--', 'b"'));
  const part = fc.record({
    name: fc.oneof(fc.constantFrom('name', 'email', 'user_id', 'x"; filename="y', 'a\r\nb'), text),
    value: fc.oneof(text, fc.constantFrom('site', '\r\n--b', '--b--', '\r\n\r\n')),
    ending: fc.constantFrom('\r\n', '\n', ''),
  });
  const bodies = fc.tuple(boundary, fc.array(part, { maxLength: 6 }), fc.boolean());
  const property = await isAnswered(bodies, ([mark, parts, closed]) => {
    const body = parts.map(
      ({ name, value: content, ending }) =>
        `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}${ending}`,
    );
    return new Request(`${siteOrigin}${emailPaths.sendForm}`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
      body: body.join('') + (closed ? `--${mark}--\r\n` : ''),
    });
  });
  await fc.assert(property, runs);
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

test('Any header values are survived', async () => {
  const header = fc.stringMatching(/^[\u0020-\u007e\u00a0-\u00ff]{0,80}$/);
  const names = ['content-type', 'content-length', 'origin', 'accept', 'sec-fetch-mode', 'sec-fetch-site', 'host'];
  const property = await isAnswered(fc.dictionary(fc.constantFrom(...names), header), (headers) =>
    jsonRequest({ template_params: { ...contactFields, ...unique() } }, headers),
  );
  await fc.assert(property, runs);
});
