import { expect, test, vi } from 'vitest';
import { runCommand } from './environment/run-command.ts';
import { numberOf } from './arguments.ts';
import { pagesOf } from './pages-of.ts';

const fault = (use: () => unknown) => {
  const say = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ends with ${code}`);
  });
  expect(use).toThrow('ends with 2');
  return say.mock.lastCall?.[0] as string;
};

test.each([
  'tools/build.ts',
  'tools/check.ts',
  'tools/clicks.ts',
  'tools/dates.ts',
  'tools/font-subset.ts',
  'tools/icons.ts',
  'tools/pictures/app-screens.ts',
  'tools/seeded-faults.ts',
  'tools/words.ts',
  'tests/faults/kill.ts',
])('%s answers an option that it does not know with its usage', async (command) => {
  const { code, output } = await runCommand(process.execPath, [command, '--help']);
  expect(code).toBe(2);
  expect(output).toMatch(/^Unknown option '--help'\. Usage: (?:npm run|node) .*\n$/);
});

test('a run of no kills is refused, and not told as one that lost nothing', async () => {
  const { code, output } = await runCommand(process.execPath, ['tests/faults/kill.ts', '--kills', 'x']);
  expect([code, output]).toEqual([2, '--kills is "x". Give a whole number above 0.\n']);
});

test('tools/test.ts answers a part that it does not have with those that it has', async () => {
  const { code, output } = await runCommand(process.execPath, ['tools/test.ts', 'units']);
  expect([code, output]).toEqual([2, expect.stringMatching(/^No part is called units\. There are: check, .*\.\n$/)]);
});

test('a number is whole and above 0, and what is none is named with its option', () => {
  expect(numberOf('--runs', '3')).toBe(3);
  for (const wrong of ['x', '0', '-1', '', '0.5', 'Infinity'])
    expect(fault(() => numberOf('--runs', wrong))).toBe(`--runs is "${wrong}". Give a whole number above 0.`);
});

test('pages are those named, all where none is named, and an unknown one is refused', () => {
  expect(pagesOf(['/faq'])).toEqual(['/faq']);
  expect(pagesOf([])).toContain('/about');
  expect(fault(() => pagesOf(['/faq', '/fax']))).toContain('/fax is no address');
});
