import { expect, test } from 'vitest';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

test('what is copied of a page are its words, once, without those of drawings and traps', async () => {
  await openPage();
  await page.goto('/');
  await page.keyboard.press('ControlOrMeta+a');
  const copied = await page.evaluate(() => String(getSelection()));
  const times = (text: string) => copied.split(text).length - 1;
  expect(copied).toContain('Transform Your Business with Smart Solutions');
  expect(["It's Not Over Yet", 'Milestones', 'Work diary'].map(times)).toEqual([1, 1, 1]);
  expect(['26.9° N', 'Leave this field empty'].map(times)).toEqual([0, 0]);
});
