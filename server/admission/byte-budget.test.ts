import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

/** A budget of 100 bytes, 60 for one network, and who has been evicted from it. */
function budgetOf100() {
  const budget = createByteBudget(100, 60);
  const evicted: string[] = [];
  const reserve = (network: string, bytes: number, name = network) =>
    budget.reserve(network, bytes, () => void evicted.push(name));
  return { budget, evicted, reserve };
}

test('When the budget is used up, the oldest reservations of the network that holds most are evicted', () => {
  const { budget, evicted, reserve } = budgetOf100();
  for (const name of ['one', 'two', 'three', 'four', 'five']) reserve('flood', 10, name);
  reserve('somebody', 20);
  reserve('somebody else', 30);
  expect(reserve('asha', 15)).toBeDefined();
  expect(evicted).toEqual(['one', 'two']);
  expect(budget.bytes()).toBe(95);
});

test('A network above its own limit evicts only its own reservations', () => {
  const { evicted, reserve } = budgetOf100();
  reserve('asha', 40);
  for (const name of ['one', 'two', 'three']) reserve('flood', 30, name);
  expect(evicted).toEqual(['one']);
  expect(reserve('flood', 61)).toBeUndefined();
});

test('What is released or resized is counted once', () => {
  const { budget, evicted, reserve } = budgetOf100();
  const held = reserve('asha', 50);
  expect(held?.resize(20)).toBe(true);
  expect(budget.bytes()).toBe(20);
  reserve('ravi', 60);
  expect(held?.resize(55)).toBe(true);
  expect([evicted, budget.bytes()]).toEqual([['ravi'], 55]);
  held?.release();
  held?.release();
  expect([held?.resize(1), budget.bytes()]).toEqual([false, 0]);
});
