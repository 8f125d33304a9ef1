import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

test('What arrives together is committed together, a hundred at most, and each gets its own answer', async () => {
  const sizes: number[] = [];
  const add = groupCommit(async (items: number[]) => {
    sizes.push(items.length);
    return items.map((item) => item * 2);
  });
  const numbers = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(numbers.map((number) => add(number)))).toEqual(numbers.map((number) => number * 2));
  expect(sizes).toEqual([100, 100, 50]);
});

test('What arrives during a commit shares the next', async () => {
  const groups: string[][] = [];
  const add = groupCommit(async (items: string[]) => {
    groups.push(items);
    if (groups.length === 1) late = [add('b'), add('c')];
    return items;
  });
  let late: Promise<string>[] = [];
  await add('a');
  await Promise.all(late);
  expect(groups).toEqual([['a'], ['b', 'c']]);
});

test('A bad item fails alone', async () => {
  const add = groupCommit(async (items: string[]) => {
    if (items.includes('bad')) throw new Error('cannot be stored');
    return items;
  });
  const results = await Promise.allSettled([add('a'), add('bad'), add('b')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
