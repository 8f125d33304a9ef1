import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emailAnswers, emailPaths } from '../../../contracts/email-wire.ts';
import { accountMails, visitorMails } from '../../../contracts/mails.ts';
import { bookingMessages, contactMessages, emailClientMessages } from '../../../contracts/messages.ts';
import { dayMs, retention } from '../../../contracts/retention.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { contactFields, contactMessage } from '../testing/contact-message.ts';
import { formRequest, jsonRequest, rawRequest, siteOrigin, type TestRelay, testRelay } from '../testing/test-relay.ts';
import { quarantineLimits } from './quarantine.ts';

async function answer(relay: TestRelay, request: Request) {
  const response = await relay.routes.fetch(request);
  const type = response.headers.get('content-type')?.split(';')[0];
  return { status: response.status, text: await response.text(), type };
}

const withFields = (more: Record<string, unknown>) => jsonRequest({ template_params: { ...contactFields, ...more } });

describeOnEachDialect('The e-mail protocol', (freshStore) => {
  test('a message that cannot be stored is never answered with 2xx, and the log says why', async () => {
    const relay = await testRelay({ store: await freshStore() });
    await relay.database.db.schema.dropTable('outbox').execute();
    expect(await answer(relay, jsonRequest())).toMatchObject({ status: 503, text: emailAnswers.notStored });
    expect(relay.lines.join('')).toContain('a message could not be stored');
    await expect(relay.health()).rejects.toThrow('outbox');
  });

  test('a repeated key is one message and is answered with OK again; other words under it are another and are not lost, and so is another key', async () => {
    const relay = await testRelay({ store: await freshStore() });
    const requests = [
      withFields({ message_key: 'one' }),
      jsonRequest({ template_id: 'contact_backup', service_id: 'backup' }, { 'x-message-key': 'one' }),
      formRequest({ message_key: 'one' }),
    ];
    const answers = await Promise.all(requests.map((request) => answer(relay, request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await relay.rows()).toHaveLength(1);
    await answer(relay, withFields({ message_key: 'one', message: 'Something else' }));
    expect(await relay.rows()).toHaveLength(2);
    await answer(relay, withFields({ message_key: 'two' }));
    expect(await relay.rows()).toHaveLength(3);
  });

  test('without a key, the same words are one message for ten minutes, also across two windows; others are another', async () => {
    const window = 10 * 60_000;
    const clock = { now: 100 * window - 3 };
    const relay = await testRelay({ store: await freshStore(), now: () => clock.now });
    await Promise.all([answer(relay, formRequest()), answer(relay, formRequest())]);
    clock.now += 4;
    await answer(relay, formRequest());
    expect(await relay.rows()).toHaveLength(1);
    await answer(relay, formRequest({ message: 'Something else' }));
    expect(await relay.rows()).toHaveLength(2);
    // In the window of the second still, and more than ten minutes after the first.
    clock.now += window - 3;
    await answer(relay, formRequest());
    expect(await relay.rows()).toHaveLength(3);
  });

  test('a booking that is stored is answered with OK again after its time, since its answer may be lost; another is refused', async () => {
    const clock = { now: Date.parse('2026-11-30T05:29:00Z') };
    const relay = await testRelay({ store: await freshStore(), now: () => clock.now });
    const book = (message_key: string) => {
      const call = { preferred_day: '2026-11-30', preferred_time: '11:00', time_zone: 'Asia/Kolkata' };
      return answer(relay, formRequest({ template_id: 'booking', phone: '1', ...call, message_key }));
    };
    expect(await book('one')).toMatchObject({ status: 200 });
    clock.now += 2 * 60_000;
    expect(await book('one')).toMatchObject({ status: 200 });
    expect(await book('two')).toMatchObject({ status: 409 });
    expect((await relay.rows()).filter(({ template }) => template === 'booking')).toHaveLength(1);
  });

  test('any text can be a key, and letters of every script arrive', async () => {
    const relay = await testRelay({ store: await freshStore() });
    const message = 'क्या \u0000 हाल \ud800 है? 🙏\r\nदूसरी पंक्ति';
    expect((await answer(relay, withFields({ message_key: '\u0000🙏'.repeat(1000), message }))).status).toBe(200);
    const [row] = await relay.rows();
    expect(JSON.parse(row?.fields ?? '')).toMatchObject({ message: 'क्या  हाल \ufffd है? 🙏\nदूसरी पंक्ति' });
  });
});

const path = `${siteOrigin}${emailPaths.send}`;
const { badRequest, lineBreak, tooLarge, typeRefused } = emailAnswers;
const noEmail = 'Please enter a valid email address.';
const typed = (type: string, body: BodyInit = '{}') => rawRequest(body, { 'content-type': type });
const large = 'x'.repeat(50_001);
const asForm = (type: string, body: string) =>
  new Request(`${siteOrigin}${emailPaths.sendForm}`, { method: 'POST', headers: { 'content-type': type }, body });
type Refused = [string, () => Request, number, string];
const refused: Refused[] = [
  ['a wrong method', () => new Request(path), 405, emailAnswers.methodRefused],
  ['a wrong content type', () => typed('text/plain'), 415, typeRefused],
  ['a form where JSON belongs', () => typed('application/x-www-form-urlencoded', 'a=b'), 415, typeRefused],
  ['JSON where a form belongs', () => asForm('application/json', '{}'), 415, typeRefused],
  ['broken JSON', () => rawRequest('{'), 400, badRequest],
  ['JSON that is no object', () => rawRequest('[]'), 400, badRequest],
  ['JSON that is nothing', () => rawRequest('null'), 400, badRequest],
  ['JSON that is not UTF-8', () => rawRequest(Buffer.from([0x22, 0xff, 0x22])), 400, badRequest],
  ['fields that are no object', () => jsonRequest({ template_params: 'x' }), 400, badRequest],
  ['broken multipart', () => asForm('multipart/form-data; boundary=b', '--b\r\nnothing'), 400, badRequest],
  ['a file', () => formRequest({ file: new Blob(['x']) }), 400, emailAnswers.attachment],
  ['no user id', () => jsonRequest({ user_id: undefined }), 400, emailClientMessages.userIdMissing],
  ['no service id', () => jsonRequest({ service_id: '' }), 400, emailClientMessages.serviceIdMissing],
  ['no template id', () => jsonRequest({ template_id: null }), 400, emailClientMessages.templateIdMissing],
  ['an unknown account', () => jsonRequest({ user_id: 'somebody' }), 404, emailAnswers.accountUnknown],
  ['an unknown service', () => jsonRequest({ service_id: 'third' }), 400, emailAnswers.serviceUnknown],
  ...['toString', ...Object.keys({ ...visitorMails, ...accountMails })].map((template_id): Refused => [
    `the template ${template_id}`,
    () => jsonRequest({ template_id }),
    400,
    emailAnswers.templateUnknown,
  ]),
  ['a missing field', () => withFields({ subject: undefined }), 422, contactMessages.empty],
  ['a field of spaces', () => withFields({ message: ' \n ' }), 422, contactMessages.empty],
  ['a field that is no text', () => withFields({ name: { a: 1 } }), 422, contactMessages.empty],
  ['a booking without a phone', () => jsonRequest({ template_id: 'booking' }), 422, bookingMessages.empty],
  ['something that is no address', () => withFields({ email: 'asha' }), 422, noEmail],
  ['a line break in the subject', () => withFields({ subject: 'x\r\nBcc: evil@example.org' }), 422, lineBreak],
  ['two addresses', () => withFields({ email: 'a@example.com, b@example.com' }), 422, noEmail],
  ['a long subject', () => withFields({ subject: 'x'.repeat(251) }), 422, `${emailAnswers.tooLong} (subject <= 250)`],
  ['over 50 kB as JSON', () => withFields({ message: large }), 413, tooLarge],
  ['over 50 kB in a field nobody asked for', () => withFields({ more: large }), 413, tooLarge],
  ['over 50 kB as multipart', () => formRequest({ message: large }), 413, tooLarge],
  ['over 50 kB as a plain form', () => formRequest({ message: large }, { plain: true }), 413, tooLarge],
  ['a body without end', () => rawRequest('x'.repeat(1_000_000)), 413, tooLarge],
  ["another site's page", () => jsonRequest({}, { origin: 'https://evil.example' }), 403, emailAnswers.originRefused],
];

const rule = 'What is refused leaves nothing in the outbox, and one line without personal data in the log';
test.each(refused)(`${rule}: %s`, async (_what, request, status, text) => {
  const relay = await testRelay();
  expect(await answer(relay, request())).toEqual({ status, text, type: 'text/plain' });
  expect(await relay.rows()).toEqual([]);
  expect(relay.lines).toHaveLength(1);
  expect(relay.lines[0]).not.toMatch(/asha|Verma|pottery|evil/i);
});

describe('What is accepted', () => {
  test('50 kB of fields, also where JSON writes six bytes for one', async () => {
    const relay = await testRelay();
    const escaped = contactMessage({ message: 'MESSAGE' }).body.replace('MESSAGE', '\\u0041'.repeat(49_800));
    expect(await answer(relay, rawRequest(escaped))).toMatchObject({ status: 200 });
  });

  test.each([
    [{ homepage_url: 'https://spam.example' }, 'held'],
    [{ filled_in_ms: '999' }, 'held'],
    [{ homepage_url: '' }, 'waiting'],
    [{ filled_in_ms: '1000' }, 'waiting'],
    [{ filled_in_ms: '' }, 'waiting'],
    [{ filled_in_ms: 'soon' }, 'waiting'],
  ])(
    'what looks like a machine is kept back, what a person sends is not, and both are answered with OK: %o is %s',
    async (fields, state) => {
      const relay = await testRelay();
      expect(await answer(relay, withFields(fields))).toMatchObject({ status: 200, text: 'OK' });
      expect(await relay.rows()).toMatchObject([{ state }]);
      expect((await relay.health()).quarantined).toBe(state === 'held' ? 1 : 0);
    },
  );

  test('a quarantine that strangers filled takes no more, says so, and keeps no honest message out; that it is deleted unread is told a week before', async () => {
    let now = Date.UTC(2026, 10, 20);
    let steady = 0;
    const relay = await testRelay({ now: () => now, steadyNow: () => steady });
    const { db } = relay.database;
    const { mails: most } = quarantineLimits;
    await sql`insert into outbox (key, template, fields, state, route, created_at, due_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})
      select i, 'contact', '{}', 'sent', 'primary', ${now}, ${now} from n`.execute(db);
    const sendSpam = (message: string) => answer(relay, withFields({ message, homepage_url: 'https://spam.example' }));
    expect(await sendSpam('Watches')).toMatchObject({ status: 200, text: 'OK' });
    await db.updateTable('outbox').set({ state: 'held' }).where('state', '=', 'sent').execute();
    steady += 5000;
    expect(await sendSpam('Handbags')).toMatchObject({ status: 503, text: emailAnswers.notStored });
    expect(await answer(relay, jsonRequest())).toMatchObject({ status: 200, text: 'OK' });
    expect(relay.lines.join('')).toContain('the quarantine is full');
    now += retention.messages - 7 * dayMs;
    expect(await relay.health()).toMatchObject({ quarantined: most + 1, expiresUnread: false });
    now += 1;
    expect(await relay.health()).toMatchObject({ expiresUnread: true });
  });
});
