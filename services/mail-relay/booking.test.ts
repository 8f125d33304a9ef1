import { randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { visitorMails } from '../../content/mail/visitor-mails.ts';
import { filledForms } from '../../contracts/testing/filled-forms.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { sinkOfTest } from './testing/smtp-sink.ts';
import { jsonRequest, type TestRelay, testRelay } from './testing/test-relay.ts';

vi.mock('../../content/company/contact-facts.ts', () => import('../../content/testing/office-in-india.ts'));

const booking = { ...filledForms.booking, name: 'आशा वर्मा 🌞', message: 'Which parts? <b>नमस्ते</b>' };

const { chosen = '', open = '', outside = '' } = visitorMails.booking_confirmation.aboutTime ?? {};

const book = (relay: TestRelay, changes: Record<string, string> = {}) =>
  relay.routes.fetch(jsonRequest({ template_id: 'booking', template_params: { ...booking, ...changes } }));

/** The mails a booking causes, by recipient. */
async function mailsOf(changes: Record<string, string> = {}) {
  const sink = await sinkOfTest();
  const relay = await testRelay({ smtpUrl: sink.url });
  expect((await book(relay, changes)).status).toBe(200);
  relay.start();
  await relay.untilRows('sent', 2);
  const to = (address: string) => sink.mails.find((mail) => mail.to?.some((one) => one.address === address));
  return { owner: to('owner@jantar.example'), visitor: to(changes['email'] ?? booking.email) };
}

type Mail = Awaited<ReturnType<typeof mailsOf>>['owner'];

function appointmentOf(mail: Mail): ICAL.Event | undefined {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) return undefined;
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  return event ? new ICAL.Event(event) : undefined;
}

test('a booked call reaches the owner, to be answered to the visitor, with all that was typed; the visitor gets a confirmation with the time in both zones and nothing else of it; both carry the same appointment, half an hour long', async () => {
  const { owner, visitor } = await mailsOf();
  expect(owner?.replyTo).toMatchObject([{ name: booking.name, address: booking.email }]);
  expect(owner?.subject).toBe(`Call requested: ${booking.name}`);
  for (const typed of [booking.name, booking.phone, booking.message]) expect(owner?.text).toContain(typed);
  expect(owner?.html).not.toContain('<b>नमस्ते');
  expect(owner?.text).toContain(`Monday 24 November 2098, 13:00 in ${company.clock}`);
  expect(owner?.text).toContain('11:30 for the visitor (Asia/Dubai)');
  expect(visitor?.subject).toBe(`Your call request to ${company.name}`);
  expect(visitor?.replyTo?.map(({ address }) => address)).toEqual([company.email]);
  expect(visitor?.text).toContain('11:30 for you (Dubai)');
  expect(visitor?.text).toContain(`13:00 in ${company.clock}`);
  const whole = JSON.stringify([visitor?.subject, visitor?.text, visitor?.html]);
  for (const typed of ['आशा', booking.phone, 'नमस्ते', 'Which parts']) expect(whole).not.toContain(typed);
  expect(visitor?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  const [ours, theirs] = [appointmentOf(owner), appointmentOf(visitor)];
  expect(ours?.startDate.toJSDate().toISOString()).toBe('2098-11-24T07:30:00.000Z');
  expect(ours?.endDate.toJSDate().toISOString()).toBe('2098-11-24T08:00:00.000Z');
  expect(theirs?.startDate.toString()).toBe(ours?.startDate.toString());
  expect(theirs?.uid).toBe(ours?.uid);
  expect(ours?.summary).toBe(`Requested: call with ${booking.name}`);
  expect(theirs?.summary).toBe(`Requested: call with ${company.name}`);
  expect(theirs?.description).not.toContain('Which parts');
});

test.each([
  ['in our hours', '2098-11-24', '11:30', 'Asia/Dubai', false],
  ['at our night', '2098-11-24', '11:30', 'America/New_York', true],
  ['on a Sunday', '2098-11-23', '11:30', 'Asia/Dubai', true],
  ['without a day, in our hours', '', '11:30', 'Asia/Kolkata', false],
  ['without a day, at our night', '', '04:30', 'Asia/Kolkata', true],
  ['without a day, in the evening of Los Angeles', '', '22:00', 'America/Los_Angeles', false],
  ['without a time', '2098-11-23', '', 'Asia/Dubai', false],
])('a time %s is told to the visitor as outside our hours only where it is', async (_, day, time, zone, isOutside) => {
  const request = { preferred_day: day, preferred_time: time, time_zone: zone };
  expect((await mailsOf(request)).visitor?.text?.includes(outside)).toBe(isOutside);
});

test.each([
  ['+971 4 000 0000', true],
  ['I have none', false],
])('the visitor’s appointment says that we call the number “%s” only where it is one', async (phone, isCalled) => {
  const described = appointmentOf((await mailsOf({ phone })).visitor)?.description;
  expect(described?.includes('We call the number you gave.')).toBe(isCalled);
});

test.each([
  [{ preferred_day: '' }, chosen],
  [{ preferred_time: '' }, chosen],
  [{ preferred_day: '', preferred_time: '' }, open],
  [{ preferred_day: '9999-12-31', preferred_time: '23:30', time_zone: 'Europe/London' }, chosen],
])('with no time that a calendar file can hold (%o) there is none; the visitor is told “%s”', async (changes, told) => {
  const { owner, visitor } = await mailsOf(changes);
  expect([appointmentOf(owner), appointmentOf(visitor)]).toEqual([undefined, undefined]);
  expect([chosen, open].filter((words) => visitor?.text?.includes(words))).toEqual([told]);
});

test('a time that cannot be read costs nobody the booking: the office reads it below the message, and nobody else', async () => {
  const { owner, visitor } = await mailsOf({ preferred_day: '30/11/2098', preferred_time: '99:99', time_zone: 'Mars' });
  expect(owner?.text).toContain('नमस्ते</b>\n\nPreferred day: 30/11/2098\n');
  expect(owner?.text).not.toContain('Preferred time');
  expect(JSON.stringify([visitor?.text, visitor?.html])).not.toContain('30/11');
});

test('a mistyped address costs nobody the booking; nothing is sent there', async () => {
  const relay = await testRelay();
  expect((await book(relay, { email: 'asha at example' })).status).toBe(200);
  expect((await relay.rows()).map(({ template }) => template)).toEqual(['booking']);
});

test('what the spam checks keep back is confirmed to nobody, nor when it is sent again as a person sends it', async () => {
  const relay = await testRelay();
  await book(relay, { homepage_url: 'https://spam.example', message_key: 'one' });
  await book(relay, { message_key: 'one' });
  expect((await relay.rows()).map(({ template, state }) => [template, state])).toEqual([['booking', 'held']]);
});

describeOnEachDialect('A booking and its confirmation', (freshStore) => {
  test('are stored together, once, however often the booking was sent before, or could not be stored', async () => {
    const relay = await testRelay({ store: await freshStore() });
    const both = ['booking', 'booking_confirmation'];
    const stored = async () => (await relay.rows()).map(({ template }) => template).toSorted();
    for (let sent = 1; sent <= 3; sent += 1) await book(relay, { message_key: 'one' });
    expect(await stored()).toEqual(both);
    const rename = (table: string, to: string) => relay.database.db.schema.alterTable(table).renameTo(to).execute();
    await rename('outbox', 'away');
    for (let sent = 1; sent <= 3; sent += 1) expect((await book(relay, { message_key: 'two' })).status).toBe(503);
    await rename('away', 'outbox');
    expect((await book(relay, { message_key: 'two' })).status).toBe(200);
    expect(await stored()).toEqual([...both, ...both].toSorted());
  });

  test('one address is confirmed to three times an hour at most, and none that is far longer than any; every booking is stored', async () => {
    const relay = await testRelay({ store: await freshStore() });
    for (let call = 1; call <= 5; call += 1) await book(relay, { message: `Call ${call}`, message_key: `${call}` });
    const email = randomBytes(6000).toString('base64');
    expect((await book(relay, { email })).status).toBe(200);
    const rows = await relay.rows();
    expect(rows.filter(({ template }) => template === 'booking_confirmation')).toHaveLength(3);
    expect(rows.filter(({ template }) => template === 'booking')).toHaveLength(6);
    expect(JSON.stringify(rows)).toContain(email);
  });
});
