import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { openStore } from '../../database/testing/open-store.ts';
import { createLimits } from '../../limits/limits.ts';
import type { MailBudget } from '../budget/mail-budget.ts';
import { subscribe } from '../testing/newsletter-calls.ts';
import { from, testRelay } from '../testing/test-relay.ts';
import { createSubscribe } from './subscribe.ts';
import type { Subscribers } from './subscribers.ts';

describeOnEachDialect('A subscription to the newsletter', (freshStore) => {
  test('by more people at once than the database has connections does not deadlock on counting in that database', async () => {
    const store = await freshStore();
    const database = await openStore(store);
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const limits = createLimits({ database, secret: 'of this test', log });
    const relay = await testRelay({ store, database, limits });
    const asks = Array.from({ length: 12 }, (_, index) =>
      subscribe(relay, `visitor${index}@example.com`, from(`10.0.${index}.1`)),
    );
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 200));
    expect(await relay.rows()).toHaveLength(12);
    expect(lines).toEqual([]);
  });
});

function orderBy(store: Subscribers['subscribe'], grant: MailBudget['grant']) {
  const order = createSubscribe({
    subscribers: { subscribe: store },
    limits: createLimits(),
    budget: { grant, spent: () => [] },
    onStored: () => undefined,
  });
  return (email: string) => order(email, '10.0.0.1', false, relayWords);
}

test('an order that is repeated, or cannot be stored, gives back what it took of the budget', async () => {
  const subscribers = vi.fn<Subscribers['subscribe']>();
  subscribers
    .mockResolvedValueOnce('stored')
    .mockResolvedValueOnce('repeated')
    .mockRejectedValueOnce(new Error('no store'));
  const budget: string[] = [];
  const order = orderBy(subscribers, async ({ inbox }) => {
    budget.push(`+${inbox}`);
    return { refund: async () => void budget.push(`-${inbox}`) };
  });
  await order('a');
  await order('b');
  await expect(order('c')).rejects.toThrow('no store');
  expect(budget).toEqual(['+a', '+b', '-b', '+c', '-c']);
});

test('an order above the budget is told when to come back, and so is one of the same moment', async () => {
  const order = orderBy(
    async () => 'enough',
    async () => ({ enough: 'inbox', retryAfterSeconds: 54_321 }),
  );
  const refused = { status: 429, headers: { 'retry-after': '54321' } };
  const answers = await Promise.allSettled([order('a'), order('a')]);
  expect(answers).toEqual(
    answers.map(() => ({ status: 'rejected', reason: expect.objectContaining(refused) as unknown })),
  );
});
