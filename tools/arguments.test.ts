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
  'build',
  'check',
  'clicks',
  'dates',
  'font-subset',
  'icons',
  'pictures/app-screens',
  'seeded-faults',
  'words',
])('tools/%s.ts answers an option that it does not know with its usage', async (tool) => {
  const { code, output } = await runCommand(process.execPath, [`tools/${tool}.ts`, '--help']);
  expect(code).toBe(2);
  expect(output).toMatch(/^Unknown option '--help'\. Usage: (?:npm run|node tools).*\n$/);
});

test('tools/test.ts answers a part that it does not have with those that it has', async () => {
  const { code, output } = await runCommand(process.execPath, ['tools/test.ts', 'units']);
  expect([code, output]).toEqual([2, expect.stringMatching(/^No part is called units\. There are: check, .*\.\n$/)]);
});

test('a number is above 0, and what is none is named with its option', () => {
  expect(numberOf('--runs', '0.5')).toBe(0.5);
  for (const wrong of ['x', '0', '-1', ''])
    expect(fault(() => numberOf('--runs', wrong))).toBe(`--runs is "${wrong}". Give a number above 0.`);
});

test('pages are those named, all where none is named, and an unknown one is refused', () => {
  expect(pagesOf(['/faq'])).toEqual(['/faq']);
  expect(pagesOf([])).toContain('/about');
  expect(fault(() => pagesOf(['/faq', '/fax']))).toContain('/fax is no address');
});
