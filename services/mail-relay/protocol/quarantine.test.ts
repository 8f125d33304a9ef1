import { expect, test } from 'vitest';
import { quarantineCheck, quarantineLimits } from './quarantine.ts';

test.each([
  ['mails', { mails: quarantineLimits.mails, characters: 0 }],
  ['characters', { mails: 1, characters: quarantineLimits.characters }],
])('is full at its limit of %s, and open again once the owner has made room', async (_, full) => {
  let kept: { mails: number; characters: number } = full;
  let time = 0;
  const isFull = quarantineCheck({ quarantine: () => Promise.resolve(kept) }, () => time);
  expect(await isFull()).toBe(true);
  kept = { mails: 0, characters: 0 };
  time = 5000;
  expect(await isFull()).toBe(false);
});
