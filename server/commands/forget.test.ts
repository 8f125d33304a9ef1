import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { openStore } from '../../services/database/testing/open-store.ts';
import { asha, signedUp, signUp } from '../../services/identity/testing/test-identity.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { forget } from './forget.ts';

describeOnEachDialect('An address whose holder asks the owner to delete it', (freshStore) => {
  test('is deleted with subscription, messages and account, and nobody else’s, once the owner says so', async () => {
    const store = await freshStore();
    workOn(store);
    const { identity } = await signedUp({ store });
    await signUp(identity, { email: 'ravi@example.com', password: 'blue pottery' });
    const { db, ...database } = await openStore(store);
    const left = { state: 'left', created_at: 1, confirmed_at: 2, left_at: 3 } as const;
    const addresses = ['Asha@example.com', 'ravi@example.com'];
    const subscribers = addresses.map((email) => ({ ...left, address: email.toLowerCase(), email }));
    await db.insertInto('subscribers').values(subscribers).execute();
    const outbox = createOutbox({ db, ...database }, { now: Date.now });
    const mails = { sent: 'Asha@example.com', waiting: asha.email, other: 'ravi@example.com' };
    for (const [key, email] of Object.entries(mails)) {
      await outbox.enqueue({ key, template: 'contact', fields: { email } });
    }
    await db.updateTable('outbox').set({ state: 'sent' }).where('key', '!=', 'waiting').execute();
    const stored = async () => ({
      accounts: await db.selectFrom('accounts').select('email').orderBy('email').execute(),
      subscribers: await db.selectFrom('subscribers').select('address').orderBy('address').execute(),
      mails: await db.selectFrom('outbox').select(['key', 'visitor', 'forget']).orderBy('key').execute(),
    });

    const before = await stored();
    const known = { newsletter: 'left', mails: 2, undelivered: 1, account: true };
    const asked = await typed(forget, ['ASHA@example.com']);
    expect([asked.code, asked.data]).toEqual([1, { ...known, deleted: false }]);
    expect(await stored()).toEqual(before);

    const done = await typed(forget, ['ASHA@example.com'], ['yes']);
    expect(done.data).toEqual({ ...known, deleted: true });
    expect(done.text).toContain('Deleted all but the undelivered mails.');
    expect(await stored()).toEqual({
      accounts: [{ email: 'ravi@example.com' }],
      subscribers: [{ address: 'ravi@example.com' }],
      mails: [
        { key: 'other', visitor: 'ravi@example.com', forget: 0 },
        { key: 'waiting', visitor: null, forget: 1 },
      ],
    });
    expect((await typed(forget, ['ASHA@example.com'])).text).toContain('nothing');
  });
});
