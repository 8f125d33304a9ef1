import { expect, test } from 'vitest';
import { type Correspondence, correspondencePath } from '../../contracts/correspondence.ts';
import { authPaths, identityPaths, type IdentityErrorBody } from '../../contracts/identity-wire.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { IdentityError } from '../../services/identity/protocol/identity-error.ts';
import { asha, call, message, openSite, siteOrigin } from '../fixture/account-site.ts';
import { fakeServices } from '../fixture/services.ts';
import { createLog } from '../log.ts';
import { correspondenceRoutes } from './correspondence.ts';

const reason = async (answer: Response) => ((await answer.json()) as IdentityErrorBody).error.message;

const subscribe = (site: Awaited<ReturnType<typeof openSite>>, email = asha) =>
  site.fetch(newsletterPaths.subscribe, {
    method: 'POST',
    headers: { origin: siteOrigin },
    body: new URLSearchParams({ email }),
  });

describeOnEachDialect('What a visitor sent', (freshStore) => {
  const open = async () => openSite(await freshStore());
  /** A site with a visitor who has proved the address, and holds a token of before. */
  async function openFor(email = asha) {
    const site = await open();
    const visitor = await site.signUp(email);
    await site.prove(visitor);
    return { site, visitor };
  }

  test('is told to the holder of the address, newest first, and by no cache kept', async () => {
    const { site, visitor } = await openFor();
    await site.send('contact', message);
    const earlier = { created_at: Date.now() - 1000 };
    await site.db.updateTable('outbox').set(earlier).execute();
    await site.send('booking', call);
    const answer = await site.ask(visitor.idToken);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { messages, newsletter } = (await answer.json()) as Correspondence;
    expect(messages).toMatchObject([
      { kind: 'booking', state: 'received', fields: call },
      { kind: 'message', state: 'received', fields: message },
    ]);
    expect(messages.every(({ sentAt }) => Math.abs(Date.now() - sentAt) < 60_000)).toBe(true);
    expect(newsletter).toBeUndefined();
  });

  test('is received while it is dead, held or leased, delivered once the owner has it, and nothing else of its way is told', async () => {
    const { site, visitor } = await openFor();
    await site.send('contact', message);
    await site.deliver();
    const { messages } = await site.read(visitor.idToken);
    expect(messages.map(({ state }) => state)).toEqual(['delivered']);
    expect(Object.keys(messages[0] ?? {}).toSorted()).toEqual(['fields', 'id', 'kind', 'sentAt', 'state']);
    for (const state of ['dead', 'held', 'leased'] as const) {
      await site.db.updateTable('outbox').set({ state, failure: '550 nobody of that name' }).execute();
      const text = await (await site.ask(visitor.idToken)).text();
      expect((JSON.parse(text) as Correspondence).messages, state).toMatchObject([{ state: 'received' }]);
      expect(text).not.toContain('nobody');
    }
  });

  test('belongs to an address in any case of its letters, and to no other address', async () => {
    const { site, visitor } = await openFor('Asha+Shop@Example.com');
    await site.send('contact', { ...message, email: 'ASHA+shop@example.COM', message: 'In capitals.' });
    const others = [
      'asha@example.com',
      'asha+shop@example.com.example',
      'asha+shop@example.org',
      'ash+shop@example.com',
    ];
    for (const email of [...others, 'asha+shop_@example.com', 'a%@example.com']) {
      await site.send('contact', { ...message, email, message: `From ${email}.` });
    }
    const { messages } = await site.read(visitor.idToken);
    expect(messages.map(({ fields }) => fields['message'])).toEqual(['In capitals.']);
  });

  test('is not told to whoever only signed up with the address', async () => {
    const site = await open();
    await site.send('contact', message);
    const { idToken } = await site.signUp();
    const answer = await site.ask(idToken);
    expect(answer.status).toBe(403);
    expect(await reason(answer)).toBe('EMAIL_NOT_VERIFIED');
  });

  test('no token, an empty one, another scheme and mere words are answered with 401', async () => {
    const site = await open();
    for (const authorization of [undefined, 'Bearer ', 'Basic YXNoYTpibHVl', 'Bearer a.b.c']) {
      const answer = await site.fetch('/api/account/messages', { headers: authorization ? { authorization } : {} });
      expect(answer.status, authorization).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a session that was ended sees nothing any more', async () => {
    const { site, visitor } = await openFor();
    await site.fetch(authPaths.revoke, { method: 'POST', body: new URLSearchParams({ token: visitor.refreshToken }) });
    expect((await site.ask(visitor.idToken)).status).toBe(401);
  });

  test('comes fifty at a time, each once', async () => {
    const { site, visitor } = await openFor();
    const rows = Array.from({ length: 120 }, (_, index) => ({
      key: `k${String(index).padStart(3, '0')}`,
      template: 'contact',
      fields: JSON.stringify({ ...message, subject: `${index}` }),
      state: 'sent' as const,
      route: 'primary' as const,
      // Several of one millisecond, across the end of a page.
      created_at: 1_795_000_000_000 + Math.floor(index / 40),
      due_at: 0,
      visitor: asha,
    }));
    await site.db.insertInto('outbox').values(rows).execute();
    const seen: string[] = [];
    let query = '';
    do {
      const { messages, next } = await site.read(visitor.idToken, query);
      expect(messages.length).toBeLessThanOrEqual(50);
      seen.push(...messages.map(({ fields }) => fields['subject'] ?? ''));
      query = next === undefined ? '' : `?before=${encodeURIComponent(next)}`;
    } while (query !== '');
    expect(seen).toEqual(rows.map((_, index) => `${119 - index}`));
    expect((await site.read(visitor.idToken, '?before=x%27%20or%201')).messages).toHaveLength(50);
  });

  test('the newsletter is told with it, in each of its states', async () => {
    const { site, visitor } = await openFor();
    const state = async () => (await site.read(visitor.idToken)).newsletter?.state;
    await subscribe(site, 'Asha@example.com');
    expect(await state()).toBe('pending');
    for (const next of ['confirmed', 'left'] as const) {
      await site.db.updateTable('subscribers').set({ state: next, confirmed_at: 1, left_at: 2 }).execute();
      expect(await state()).toBe(next);
    }
  });

  test('a store that fails is told as unavailable, and logged without a name', async () => {
    const { site, visitor } = await openFor();
    await site.db.schema.alterTable('outbox').renameTo('gone').execute();
    const answer = await site.ask(visitor.idToken);
    await site.db.schema.alterTable('gone').renameTo('outbox').execute();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(site.lines.join('')).toContain('what a visitor sent could not be read');
    expect(site.lines.join('')).not.toContain(asha);
  });

  test('ends with the account: what was delivered goes at once, the newsletter ends', async () => {
    const { site, visitor } = await openFor();
    await site.send('contact', message);
    await site.send('booking', call);
    await site.send('contact', { ...message, email: 'ravi@example.com' });
    await subscribe(site);
    await site.deliver();
    expect(await site.protocol(identityPaths.delete, { idToken: visitor.idToken })).not.toHaveProperty('error');
    const left = await site.db.selectFrom('outbox').selectAll().execute();
    const theirs = left.filter(({ template }) => template !== 'account_deleted');
    expect(theirs.map(({ visitor: address }) => address)).toEqual(['ravi@example.com']);
    expect(await site.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    expect((await site.ask(visitor.idToken)).status).toBe(401);
  });

  test('stays when the account that ends never proved the address', async () => {
    const site = await open();
    await site.send('contact', message);
    const impostor = await site.signUp();
    await site.protocol(identityPaths.delete, { idToken: impostor.idToken });
    const holder = await site.signUp();
    await site.prove(holder);
    expect((await site.read(holder.idToken)).messages).toHaveLength(1);
  });
});

test('Whoever asks too often is told when to come back', async () => {
  const identity = { holder: () => Promise.reject(new IdentityError('tooManyAttempts', 429, 7)) };
  const { visitors } = fakeServices().services.relay;
  const routes = correspondenceRoutes({ identity, visitors, log: createLog('warn') });
  const answer = await routes.request(correspondencePath, {}, { clientAddress: '' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
});
