import fc from 'fast-check';
import { Window } from 'happy-dom';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { relayWords } from '../../../content/mail/relay-words.ts';
import type { MailFields } from '../outbox/mail.ts';
import { deliver } from '../delivery/deliver.ts';
import type { TemplateId } from '../../../contracts/mails.ts';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { claimedMail } from '../testing/test-outbox.ts';
import { contactFields as fields } from '../testing/contact-message.ts';
import { renderMail } from './render-mail.tsx';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

/** The mail as a program of the recipient reads it. */
async function received(
  template: TemplateId,
  changes: MailFields = {},
  { key = 'a'.repeat(64), from = 'Website <site@jantar.example>', storedAt = Date.UTC(2026, 10, 20, 10) } = {},
) {
  // A booked call has no subject of its own.
  const typed = template === 'booking' ? changes : { ...fields, ...changes };
  const mail = claimedMail({ key, template, fields: typed, createdAt: Date.UTC(2026, 10, 20, 10), storedAt });
  const composer = createTransport({ streamTransport: true, buffer: true });
  let raw = '';
  const transport = {
    async send(options: Parameters<typeof composer.sendMail>[0]) {
      const { message } = await composer.sendMail(options);
      if (Buffer.isBuffer(message)) raw = message.toString();
    },
    close: () => composer.close(),
  };
  await deliver(mail, transport, {
    from,
    recipients: { owner: 'owner@jantar.example', backup: 'backup@jantar.example' },
    messageIdHost: 'jantar.example',
    siteOrigin: 'https://jantar.example',
    words: relayWords,
  });
  return { raw, email: await PostalMime.parse(raw) };
}

test('A message reaches the owner, or by the backup template its recipient, with the visitor as the one to answer, the same as text and as HTML', async () => {
  const { email } = await received('contact');
  expect(email.to).toMatchObject([{ address: 'owner@jantar.example' }]);
  expect(email.replyTo).toMatchObject([{ name: 'Asha Verma', address: 'asha@example.com' }]);
  expect(email.subject).toBe('A new shop');
  for (const value of [fields.name, fields.email, fields.subject]) {
    expect(email.text).toContain(value);
    expect(email.html).toContain(value);
  }
  expect(email.text).toContain('We sell blue pottery.\nCan you help?');
  expect(email.html).toContain('We sell blue pottery.<br/>Can you help?');
  expect(email.html).toContain('prefers-color-scheme: dark');
  expect(email.html).toContain('name="color-scheme" content="light dark"');
  expect((await received('contact_backup')).email.to).toMatchObject([{ address: 'backup@jantar.example' }]);
});

test('A time without a day is told by the clocks of the day on which it was requested, also when the mail is requeued', async () => {
  const request = { name: 'Asha', phone: '1', preferred_day: '', preferred_time: '11:30', time_zone: 'Europe/London' };
  const { email } = await received('booking', request, { storedAt: Date.UTC(2026, 9, 24, 10) });
  expect(email.text).toContain('any day, 16:00 in');
  expect(email.text).toContain('any day, 11:30 for the visitor (Europe/London)');
});

test('The zone of a clock that is set to an hour and no place has the sign that people write', async () => {
  const request = { name: 'Asha', phone: '1', preferred_day: '2026-11-24', preferred_time: '11:30' };
  const { email } = await received('booking', { ...request, time_zone: 'Etc/GMT+12' });
  expect(email.text).toContain('Tuesday 24 November 2026, 11:30 for the visitor (UTC-12)');
});

test.each([
  ['site@jantar.example', relayWords.company.name],
  ['Website <site@jantar.example>', 'Website'],
])('What goes out as %s shows an inbox the name %s', async (from, name) => {
  const { email } = await received('contact', {}, { from });
  expect(email.from).toEqual({ name, address: 'site@jantar.example' });
});

test('A booked call from something that is no address shows it, and asks for no reply', async () => {
  const { email } = await received('booking', { ...filledForms.booking, email: 'asha at example' });
  expect(email.text).toContain('Email: asha at example\n');
  expect(email.html).not.toContain('mailto:');
  expect(email.replyTo).toBeUndefined();
  expect(email.text).not.toContain('Reply to this email');
  expect(email.text).toContain(relayWords.ownerMails.booking.noReply);
});

test('A name of any length is cut in the subject and in the address, between characters, and stands whole in the mail', async () => {
  const name = '👩🏽‍💻'.repeat(300);
  const { email } = await received('booking', { ...filledForms.booking, name });
  expect(email.subject).toMatch(/^Call requested: (?:👩🏽‍💻){20,}…$/u);
  expect(email.replyTo?.[0]?.name).toMatch(/^(?:👩🏽‍💻){20,}…$/u);
  expect(email.text).toContain(`Name: ${name}\n`);
});

/** The message as the HTML part shows it. */
function shownIn(html = ''): string | undefined {
  const { document } = new Window();
  document.write(html);
  const words = document.querySelector('p[dir=auto]');
  words?.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  return words?.textContent;
}

test('Whatever was typed stands in both parts letter by letter, in the text between its label and the sentence below', async () => {
  const marks = [' ', '\t', '\u00a0', '\u200b', '\u200d', '\n', '<', '&', '=', '.', '\u2067', '\u2069'];
  const pieces = ['x', 'आ', 'ש', '🙏', '\n.\n', '\nFrom ', '=20', '> ', '<b>', '&amp;', 'x'.repeat(1000)];
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...marks, ...pieces), minLength: 1 }), async (words) => {
      const message = `|${words}|`;
      const { email } = await received('contact', { message });
      expect(/Message:\n\n([^]*)\n\nReply to this email/.exec(email.text ?? '')?.[1]).toBe(message);
      expect(shownIn(email.html)).toBe(message);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [{ also: 'ended' }, true],
  [{}, false],
])('The mail about a new password, of %o, says that it ended earlier logins: %s', async (changed, isSaid) => {
  const { text } = await renderMail('password_changed', changed, relayWords);
  expect(text.includes(relayWords.accountMails.password_changed.also ?? '')).toBe(isSaid);
});

test('A sign-in code comes with what it is for, and its preview begins with it', async () => {
  const { text, html } = await renderMail('sign_in_code', { code: '123456', provider: 'GitHub' }, relayWords);
  expect(text).toMatch(/GitHub[^]*not connected[^]*with a code[^]*\b123456\b/);
  expect(/data-skip-in-text[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(/^123456\. Enter this code/);
});

test('Outlook and Gmail keep the shape of a mail: what they drop of the styles is not what holds it together', async () => {
  const link = 'https://jantar.example/__/auth/action?mode=resetPassword&oobCode=code';
  const { html, text } = await renderMail('password_reset', { link }, relayWords);
  const { document } = new Window();
  document.write(html);
  // Outlook for Windows pads cells alone, and a link by what stands in a comment for it.
  expect(document.querySelector('table[style*="padding"]')).toBeNull();
  expect(document.querySelector('a')?.innerHTML).toContain('<!--[if mso]>');
  // Without its size, a background fills its element.
  expect(document.querySelector('[style*="background-image"]')?.getAttribute('style')).toMatch(/^height:14px;/);
  expect(document.querySelector('td td td')?.getAttribute('style')).toContain('word-break:break-word');
  expect(html).not.toContain('overflow-wrap');
  // The link stands alone in the text as well.
  expect(text).toContain(`${relayWords.accountMails.password_reset.button}: ${link}\n`);
  expect(html).toContain(relayWords.accountMails.password_reset.otherwise);
});

test('A message of 48,000 lines keeps the processor no longer than one of a single line', async () => {
  // The processor's time is counted in steps of up to 10 ms, so that only a sum of many is exact.
  const spentOn = async (message: string) => {
    const start = process.threadCpuUsage();
    for (let count = 0; count < 20; count += 1) await renderMail('contact', { ...fields, message }, relayWords);
    const { user, system } = process.threadCpuUsage(start);
    return user + system;
  };
  await spentOn('warm');
  const single = await spentOn('x'.repeat(48_000));
  expect(await spentOn('\n'.repeat(48_000))).toBeLessThan(5 * single);
});

test.each([
  'आशा वर्मा',
  'שרה "לוי", אבי',
  'A, B; <C> \\ D',
  '👨‍👩‍👧‍👦 '.repeat(15).trim(),
  'क्षत्रिय '.repeat(20).trim(),
  "O'Brien (Sales)",
])('The name %s can be answered under, and travels in plain ASCII', async (name) => {
  const { raw, email } = await received('contact', { name, subject: name });
  // oxlint-disable-next-line no-control-regex
  expect(raw).toMatch(/^[\u0000-\u007f]*$/);
  expect(email.replyTo).toEqual([{ name, address: 'asha@example.com' }]);
  expect(email.subject).toBe(name);
  const headers = raw.split('\r\n\r\n')[0] ?? '';
  expect(Math.max(...headers.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('A subject that reads as an encoded word arrives as it was typed', async () => {
  const subject = `=?utf-8?q?hi_=0D=0ABcc:_x?= and ${'text '.repeat(20)}at last`;
  expect((await received('contact', { subject })).email.subject).toBe(subject);
});

test('A name cannot bring a header or a second address of its own', async () => {
  const name = 'A" <evil@example.org>, B\r\nBcc: evil@example.org';
  const { email } = await received('contact', { name, subject: 'x\r\nBcc: evil@example.org' });
  expect(email.bcc ?? []).toEqual([]);
  expect(email.to).toHaveLength(1);
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['asha@example.com']);
});

test('The Message-ID and the date are those of the message, whichever attempt this is', async () => {
  const [first, second] = [await received('contact'), await received('contact')];
  expect(first.email.messageId).toBe(second.email.messageId);
  expect(first.email.date).toBe(second.email.date);
  expect((await received('contact', {}, { key: 'b'.repeat(64) })).email.messageId).not.toBe(first.email.messageId);
});
