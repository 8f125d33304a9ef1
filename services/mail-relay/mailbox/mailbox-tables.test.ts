import { expect, test, vi } from 'vitest';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import type { MailRelayOptions } from '../relay-options.ts';
import { subscribe, subscribed } from '../testing/newsletter-calls.ts';
import { openMailbox } from '../testing/test-mailbox.ts';

describeOnEachDialect('The mailbox', (freshStore) => {
  const open = async (more: Partial<MailRelayOptions> = {}) => openMailbox({ store: await freshStore(), ...more });

  test.each<[string, boolean, Partial<MailRelayOptions>]>([
    ['where mail is kept and the site is for this machine alone', true, { siteOrigin: 'http://localhost:3000' }],
    ['on a public site', false, {}],
    ['where mail is sent', false, { smtpUrl: 'smtp://127.0.0.1:9', siteOrigin: 'http://localhost:3000' }],
  ])('links of the site’s own mails %s are read by the owner: %s', async (_where, isRead, options) => {
    const { relay, ask, first } = await open(options);
    await subscribe(relay, 'Reader@example.com');
    const entry = await first('/mailbox?kind=other');
    const { text } = await ask(entry);
    const link = /href="http:\/\/localhost:3000\/newsletter\/confirm\?token=[\w-]+"/;
    expect([link.test(text), text.includes('token=')]).toEqual([isRead, isRead]);
    expect(/Only its reader may see this email|It is shown only when/.test(text)).toBe(!isRead);
    const mail = await ask(`${entry}/mail`);
    expect([mail.status, mail.text.includes('token=')]).toEqual([isRead ? 200 : 404, isRead]);
  });

  test('lists subscribers, exports who confirmed, and ends a subscription', async () => {
    const { relay, ask, press } = await open();
    await subscribed(relay, 'Reader@example.com');
    await subscribe(relay, 'other@example.com');
    expect((await ask('/mailbox/subscribers')).text).toContain('1 reader gets the newsletter');
    expect((await ask('/mailbox/subscribers?state=pending')).text).not.toContain('>Reader@example.com<');
    expect((await ask('/mailbox/subscribers?q=READER')).text).toContain('>Reader@example.com<');
    expect((await ask('/mailbox/subscribers?q=r_ader')).text).not.toContain('>Reader@example.com<');

    const table = await press('/mailbox/subscribers.csv');
    expect(table.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(table.text.trimEnd().split('\r\n')).toHaveLength(2);
    const link = /https:\S+token=[\w-]+/.exec(table.text)?.[0] ?? '';
    expect((await ask('/mailbox/subscribers.csv')).status).toBe(404);

    const ended = await press('/mailbox/subscribers/end?q=reader', { email: 'Reader@example.com' });
    expect(ended.headers.get('location')).toBe('/mailbox/subscribers?q=reader&said=ended');
    expect((await ask('/mailbox/subscribers?state=left')).text).toContain('>Reader@example.com<');
    expect((await press('/mailbox/subscribers.csv')).text.trimEnd().split('\r\n')).toHaveLength(1);
    // On a page of the list that is empty by now.
    const again = await press('/mailbox/subscribers/end?page=2', { email: 'reader@example.com' });
    const { headers } = await ask(again.headers.get('location') ?? '');
    expect((await ask(headers.get('location') ?? '')).text).toContain('This address does not get the newsletter.');
    // The link of an issue sent before still says that it ended.
    expect((await relay.routes.fetch(new Request(link, { method: 'POST' }))).status).toBe(200);
  });

  test('shows subscribers newest first, 25 on a page', async () => {
    const { relay, ask } = await open();
    const readers = Array.from({ length: 27 }, (_, index) => `reader-${index}@example.com`);
    const rows = readers.map((email, at) => ({ address: email, email, state: 'pending' as const, created_at: at }));
    await relay.database.db.insertInto('subscribers').values(rows).execute();
    const shown = async (page: number) =>
      (await ask(`/mailbox/subscribers?page=${page}`)).text.match(/(?<=>)reader-\d+@example\.com(?=<)/g);
    expect([...((await shown(1)) ?? []), ...((await shown(2)) ?? [])]).toEqual(readers.toReversed());
    expect(await shown(2)).toHaveLength(2);
  });

  test('exports messages and bookings, and none of the site’s own mails', async () => {
    const { relay, ask, send } = await open();
    await send({ message: '=1+1, "x"' });
    await subscribe(relay, 'Reader@example.com');
    const { headers, text } = await ask('/mailbox/messages.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // Without the mark Excel reads UTF-8 as the letters of Western Europe.
    expect(text).toMatch(/^\uFEFFid,received,/);
    expect(text.split('\r\n')[1]).toMatch(
      /,waiting,message,Asha Verma,asha@example.com,.*A new shop,.*,"'=1\+1, ""x"""$/,
    );
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('shows how often the pages were seen, and forgets it after 400 days', async () => {
    const now = () => Date.UTC(2026, 10, 22, 12);
    const { relay, ask } = await open({ now, pageNames: new Map([['/about', 'About Us']]) });
    const rows = (
      [
        ['2026-11-22', '/about', 1200],
        ['2026-11-16', '/about', 30],
        ['2026-11-15', '/about', 4],
        ['2026-10-24', '/before', 1],
        ['2026-10-23', '/before', 9000],
        ['2025-11-23', '/about', 60],
        ['2025-11-22', '/long-ago', 7],
        ['2025-10-19', '/about', 8],
        ['2025-10-18', '/about', 5],
      ] as const
    ).map(([day, path, views]) => ({ day, path, views }));
    await relay.database.db.insertInto('page_views').values(rows).execute();
    const overwritten = vi.spyOn(relay.database, 'overwriteDeleted');
    relay.start();
    await expect
      .poll(async () => (await ask('/mailbox/views.csv')).text.trimEnd().split('\r\n'))
      .toEqual(['day,path,views', ...rows.slice(0, -1).map(({ day, path, views }) => `${day},${path},${views}`)]);
    await expect.poll(() => overwritten.mock.calls).toHaveLength(1);
    const { text } = await ask('/mailbox/views');
    const said = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(said).toContain('1,235 views in 30 days.');
    expect(said).toContain('22 Nov 1,200 21 Nov 0 20 Nov 0');
    expect(said).toMatch(/ 25 Oct 0 24 Oct 1 (?!23 Oct)/);
    expect(said).toContain('12 months About Us /about 1,230 1,234 1,294 /before 0 1 9,001 Days');
  });
});
