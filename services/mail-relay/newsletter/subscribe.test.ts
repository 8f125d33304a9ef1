import pino from 'pino';
import { expect, test } from 'vitest';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { openStore } from '../../database/testing/open-store.ts';
import { createLimits } from '../../limits/limits.ts';
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

/** Subscribes with these results in turn; counts takes and refunds of the budget. */
function orders(...ends: (() => ReturnType<Subscribers['subscribe']>)[]) {
  const budget: string[] = [];
  const order = createSubscribe({
    subscribers: { subscribe: () => ends.shift()?.() ?? Promise.reject(new Error('not asked for')) },
    limits: createLimits(),
    budget: {
      grant: async ({ inbox }) => {
        budget.push(`+${inbox}`);
        return { refund: async () => void budget.push(`-${inbox}`) };
      },
      spent: () => [],
    },
    onStored: () => undefined,
  });
  return { budget, order: (email: string) => order(email, '10.0.0.1', false, relayWords) };
}

test('an order that is repeated, or cannot be stored, gives back what it took of the budget', async () => {
  const { order, budget } = orders(
    async () => 'stored',
    async () => 'repeated',
    () => Promise.reject(new Error('no store')),
  );
  await order('a');
  await order('b');
  await expect(order('c')).rejects.toThrow('no store');
  expect(budget).toEqual(['+a', '+b', '-b', '+c', '-c']);
});

test('an order above the budget is told when to come back, and so is one of the same moment', async () => {
  const order = createSubscribe({
    subscribers: { subscribe: async () => 'enough' },
    limits: createLimits(),
    budget: { grant: async () => ({ enough: 'inbox', retryAfterSeconds: 54_321 }), spent: () => [] },
    onStored: () => undefined,
  });
  const refused = { status: 429, headers: { 'retry-after': '54321' } };
  const asked = () => order('a', '10.0.0.1', false, relayWords);
  const answers = await Promise.allSettled([asked(), asked()]);
  expect(answers).toEqual(
    answers.map(() => ({ status: 'rejected', reason: expect.objectContaining(refused) as unknown })),
  );
});
