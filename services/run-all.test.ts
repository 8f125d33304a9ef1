import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAll } from './run-all.ts';

test('other work comes between two steps, and a step that fails stops none', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    if (name === 'two') throw new Error('two');
  };
  const running = runAll([step('one'), step('two'), step('three')]);
  for (let turn = 0; turn < 2; turn += 1) {
    await setImmediate();
    seen.push('other');
  }
  await expect(running).rejects.toThrow('1 of 3 steps failed');
  expect(seen).toEqual(['one', 'other', 'two', 'other', 'three']);
});
