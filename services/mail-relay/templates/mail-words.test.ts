import { expect, test, vi } from 'vitest';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { accountMails, type MailId, templates, visitorMails } from '../../../contracts/mails.ts';
import { marked, unmarked } from '../../testing/marked-words.ts';
import { callInvitation } from '../calendar/call-invitation.ts';
import { renderMail } from './render-mail.tsx';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const words = marked({ ...relayWords, language: 'fr' });
const given = ['Asha Verma', 'A new shop', 'Blue pottery', 'Asia/Dubai'];
const typed = { name: 'Asha Verma', email: 'asha@example.com', phone: '+971 4 000 0000', message: 'Blue pottery' };
const request = { preferred_day: '2098-11-24', preferred_time: '11:30', time_zone: 'Asia/Dubai' };
const link = 'https://jantar.example/login';
const login = { code: '123456', link, provider: 'Asha Verma', device: 'Asha Verma', network: '203.0.113.0/24' };

const ids = [...Object.keys(templates), ...Object.keys(visitorMails), ...Object.keys(accountMails)] as MailId[];

test.each(ids)('the mail %s takes its words and its language from its options', async (id) => {
  for (const fields of [{ ...typed, ...request, ...login }, { ...typed, preferred_day: '2098-11-24' }, { email: '' }]) {
    for (const subject of [undefined, 'A new shop']) {
      const mail = await renderMail(id, { ...fields, ...(subject && { subject }) }, words, link);
      expect(unmarked(mail.html, given)).toEqual([]);
      expect(unmarked(mail.text, given)).toEqual([]);
      expect(unmarked(mail.subject, given)).toEqual([]);
      expect(mail.html).toMatch(/<html[^>]* lang="fr"/);
    }
  }
});

test.each(Object.entries({ ...relayWords.visitorMails, ...relayWords.accountMails }))(
  'the subject of %s says whose mail it is',
  (_, { subject }) => expect(subject).toContain(relayWords.company.name),
);

test('a requested day is written as the language writes it', async () => {
  const { text } = await renderMail('booking', { ...typed, ...request }, words);
  expect(text).toContain('⟦lundi 24 novembre 2098⟧');
});

test.each([
  ['booking', '54.2%'],
  ['booking_confirmation', '47.9%'],
] as const)('the sun of %s is at the hour of the call on its reader’s clock', async (id, place) => {
  const { html } = await renderMail(id, { ...typed, ...request }, words);
  expect(html).toContain(`circle at ${place} 0`);
});

test.each(['owner', 'visitor'] as const)('the appointment of the %s takes its words from the options', (reader) => {
  const mail = { fields: { ...typed, ...request }, createdAt: Date.UTC(2026, 10, 22) };
  const file = callInvitation(mail, words, { reader, uid: '1' }) ?? '';
  const [said = ''] = /(?<=SUMMARY:)[^]*(?=ORGANIZER)/.exec(file.replaceAll('\r\n ', '')) ?? [];
  expect(unmarked(said.replace('DESCRIPTION:', '').replaceAll(String.raw`\n`, ' '), given)).toEqual([]);
});
