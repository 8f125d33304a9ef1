import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachDialect } from '../../services/database/testing/each-dialect.ts';
import { openStore } from '../../services/database/testing/open-store.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { subscribers } from './subscribers.ts';

describeOnEachDialect('The readers of the newsletter', (freshStore) => {
  test('are told to people and to programs with the same link, the only one that is stored', async () => {
    const store = await freshStore();
    workOn(store);
    const { db } = await openStore(store);
    const asha = { address: 'asha@example.com', email: 'Asha@example.com', created_at: 1, left_at: null };
    const confirmed = { ...asha, state: 'confirmed', confirmed_at: 2 } as const;
    await db.insertInto('subscribers').values(confirmed).execute();
    const { text, data } = await typed(subscribers);
    const [reader, ...others] = data as { email: string; confirmed: string; unsubscribe: string }[];
    expect([reader?.email, reader?.confirmed, others]).toEqual(['Asha@example.com', '1970-01-01T00:00:00.002Z', []]);
    expect(text).toContain(reader?.unsubscribe);
    const token = new URL(reader?.unsubscribe ?? '').searchParams.get('token') ?? '';
    const stored = await db.selectFrom('newsletter_tokens').select('hash').execute();
    expect(stored).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }]);
  });
});
