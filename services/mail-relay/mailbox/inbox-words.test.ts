import type { Insertable } from 'kysely';
import { expect, test, vi } from 'vitest';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { fieldNames, lineFields, typedFields } from '../../../contracts/forms.ts';
import { relayWords } from '../../../content/mail/relay-words.ts';
import type { OutboxTable } from '../../database/schema.ts';
import { marked, unmarked } from '../../testing/marked-words.ts';
import type { MailRelayOptions } from '../relay-options.ts';
import { openMailbox } from '../testing/test-mailbox.ts';
import { ownerKey } from '../testing/test-relay.ts';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const words = marked({ ...relayWords, language: 'fr' });
const now = Date.UTC(2026, 10, 22, 12);
const day = 24 * 60 * 60_000;
const { booking } = filledForms;
const message = { name: 'Asha Verma', email: 'asha@example.com', subject: 'A new shop', message: 'Blue pottery' };
/** What visitors, servers and the owner gave: names, codes, a template of another version; and what Hono says where no route is. */
const given = [
  ...lineFields('booking').map((name) => booking[name]),
  booking.message,
  message.subject,
  message.message,
  ...'Website Laptop nowhere EAUTH ETLS ETIMEDOUT ENOSPC EMESSAGE EXPIRED EUNKNOWN'.split(' '),
  'other version',
  '404 Not Found',
];

/** What can become of a mail. */
const states: Partial<Insertable<OutboxTable>>[] = [
  { state: 'waiting' },
  { state: 'waiting', attempts: 2, failure: 'ETIMEDOUT' },
  { state: 'leased', attempts: 1, created_at: now },
  { state: 'sent', attempts: 1, finished_at: now },
  { state: 'sent', attempts: 3, finished_at: now, refused_by: 'primary', route: 'backup', created_at: now - 400 * day },
  { state: 'sent', attempts: 1, finished_at: now, done_at: now },
  { state: 'held' },
  { state: 'dead', attempts: 0, failure: 'EUNKNOWN', finished_at: now },
  ...['EAUTH 535', 'ETLS', 'ENOSPC', 'EMESSAGE 550', 'EMESSAGE 451', 'EXPIRED'].map(
    (failure) => ({ state: 'dead', attempts: 1, failure, finished_at: now }) as const,
  ),
];
const mails = [
  ...states.map((state) => ({ template: 'contact', fields: message, ...state })),
  ...states.map((state) => ({ template: 'booking', fields: booking, ...state })),
  { template: 'newsletter_confirm', fields: { email: booking.email, token: 'token' } },
  { template: 'other_version', fields: { email: booking.email } },
];
const ids = mails.map((_, index) => `abcdefabcd${String(index).padStart(2, '0')}`);

type Inbox = Awaited<ReturnType<typeof open>>;

/** An inbox in marked words. */
const open = (options: Partial<MailRelayOptions> = {}) => openMailbox({ words, now: () => now, ...options });

/** Mails in every state, readers, two more sessions and a passkey. */
async function fillStore({ relay, enter }: Inbox): Promise<void> {
  const { db } = relay.database;
  const fresh = { state: 'waiting', route: 'primary', created_at: now - day, due_at: now, attempts: 0 } as const;
  const rows = mails.map(({ fields, ...mail }, index) => {
    return { ...fresh, key: ids[index] ?? '', fields: JSON.stringify(fields), ...mail };
  });
  await db.insertInto('outbox').values(rows).execute();
  const times = { created_at: now, confirmed_at: now, left_at: now };
  const readers = (['confirmed', 'pending', 'left'] as const).map((state, index) => {
    return { ...times, state, address: `reader${index}@example.com`, email: `Reader${index}@example.com` };
  });
  await db.insertInto('subscribers').values(readers).execute();
  await db.insertInto('page_views').values({ day: '2026-11-22', path: '/', views: 1234 }).execute();
  await enter();
  await enter();
  const passkey = { principal: 'owner' as const, name: 'Laptop', public_key: '', counter: 0, transports: '' };
  const passkeys = [null, now].map((used) => ({ ...passkey, id: `${used}`, created_at: 1, last_used_at: used }));
  await db.insertInto('passkeys').values(passkeys).execute();
}

/** Every page of the inbox with everything that its owner can be told there, by its address. */
async function tour(inbox: Inbox): Promise<[string, string][]> {
  const shown: [string, string][] = [];
  const look = async (...asked: Parameters<typeof inbox.ask>) =>
    void shown.push([asked[0], (await inbox.ask(...asked)).text]);
  const press = async (path: string, body: Record<string, string> = {}, headers = {}) =>
    look(path, { method: 'POST', body: new URLSearchParams(body), headers });
  const loggedOut = { cookie: '' };
  const passkeys = '/mailbox/settings/passkeys';
  const parts = ['', '?said=entered', '?said=retried', '?said=deleted', '/subscribers', '/views', '/settings'];
  for (const part of parts) await look(`/mailbox${part}`);
  await look('/mailbox/sign-in', { headers: loggedOut });
  await fillStore(inbox);
  for (const query of ['', '?page=2', '?state=failed&kind=booking', '?state=failed', '?q=Asha+Verma', '?q=nowhere'])
    await look(`/mailbox${query}`);
  for (const query of ['', '?state=left', '?q=reader', '?q=nowhere', '?said=ended'])
    await look(`/mailbox/subscribers${query}`);
  await look('/mailbox/views');
  await press('/mailbox/subscribers/end', { email: 'nowhere' });
  for (const said of ['', 'added', 'renamed', 'removed', 'ended']) await look(`/mailbox/settings?said=${said}`);
  await press(passkeys, { credential: 'nonsense', name: 'Laptop' });
  await press(`${passkeys}/rename`, { id: 'nowhere', name: 'Laptop' });
  await look('/mailbox/sign-in', { headers: loggedOut });
  await press('/mailbox/sign-in/passkey', { credential: 'nonsense' }, loggedOut);
  await look('/mailbox/enter?key=wrong');
  await press('/mailbox/sign-out', {}, { 'sec-fetch-site': 'cross-site' });
  for (let guess = 0; guess < 11; guess += 1) await press('/mailbox/sign-in', { password: 'wrong' });
  for (const id of [...ids, 'ffffffffffff']) {
    for (const more of ['', '/mail', '?said=done', '?said=reopen', '?said=retry']) await look(`/mailbox/${id}${more}`);
  }
  // On their way: done is too early. Delivered: there is nothing to try again.
  for (const action of [`${ids[0]}/done`, `${ids[0]}/delete`, `${ids[2]}/retry`, `${ids[3]}/retry`])
    await press(`/mailbox/${action}`);
  return shown;
}

test.each<[string, Partial<MailRelayOptions>]>([
  ['where mail is kept', { owner: { key: ownerKey, password: 'seven blue pots' } }],
  ['where mail is kept on this machine alone', { siteOrigin: 'http://localhost:3000' }],
  [
    'under an address, where mail is sent by two routes',
    { siteOrigin: 'http://127.0.0.1:3000', smtpUrl: 'smtp://127.0.0.1:9', smtpBackupUrl: 'smtp://127.0.0.1:9' },
  ],
])('every page of the inbox takes its words and its language from its options, %s', async (_, options) => {
  for (const [path, html] of await tour(await open(options))) {
    expect.soft([path, unmarked(html, given)]).toEqual([path, []]);
    expect.soft([path, /lang="(?!fr")/.test(html)]).toEqual([path, false]);
  }
});

test('times and counts are written as the language writes them', async () => {
  const inbox = await open();
  await fillStore(inbox);
  const shown = async (path: string) => (await inbox.ask(path)).text;
  expect(await shown(`/mailbox/${ids[2]}`)).toContain('⟦dim. 22 novembre 2026, 17:30⟧');
  expect(await shown('/mailbox?state=sending')).toContain('⟦17:30⟧');
  expect(await shown('/mailbox?state=delivered')).toContain('⟦18 oct. 2025⟧');
  expect(await shown('/mailbox/views')).toContain('⟦1\u202f234 views in 30 days.⟧');
  // In French, none is one.
  expect(await shown('/mailbox?q=nowhere')).toContain('⟦0 email with “nowhere”.⟧');
});

test('tables have the owner’s words at the head of what is no field of a form', async () => {
  const { ask, press } = await open();
  const fields = (['booking', 'contact'] as const).flatMap((id) => [...fieldNames(id), ...typedFields(id, 'text')]);
  const [head = ''] = (await ask('/mailbox/messages.csv')).text.split('\r\n');
  expect(head.split(',').filter((one) => unmarked(one).length > 0 && !fields.some((name) => name === one))).toEqual([]);
  expect(unmarked((await press('/mailbox/subscribers.csv')).text)).toEqual([]);
  expect(unmarked((await ask('/mailbox/views.csv')).text)).toEqual([]);
});
