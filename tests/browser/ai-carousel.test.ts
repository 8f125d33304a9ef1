import { expect, test } from 'vitest';
import { aiAutomationPage } from '../../content/pages/services/ai-automation.ts';
import { describeTurningPart } from './turning-part.ts';
import { openPage, openStopped, page, useBrowser, wake } from './shared-browser.ts';

const cards = aiAutomationPage.carousel.cards.map(({ title }) => title);

useBrowser();

describeTurningPart({
  address: '/services/ai-automation',
  island: 'ai-carousel',
  intervalMs: 5000,
  current: (part) => part.getByRole('heading', { level: 3 }).first().textContent(),
  first: ['AI Artists', 'AI Applications', 'AI Music Videos', 'AI Content Editing', 'AI Video Art', 'AI Chatbots'],
  last: 'AI Automation',
});

const part = () => page.locator('[aria-roledescription=carousel]');
const titles = () => part().getByRole('heading', { level: 3 });
const inView = () =>
  titles().evaluateAll((all) => {
    const row = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const isIn = ({ left, right }: DOMRect) => row !== undefined && left >= row.left - 1 && right <= row.right + 1;
    return all.filter((title) => isIn((title.parentElement ?? title).getBoundingClientRect())).length;
  });

test('three of ten cards are in view, fifty seconds lead through all of them to the first, and one back the last stands before it', async () => {
  await openStopped('/services/ai-automation');
  await wake('ai-carousel');
  await part().locator('[aria-live=off]').waitFor();
  await expect.poll(inView).toBe(3);
  for (const card of [...cards.slice(1), 'AI Artists']) {
    await page.clock.runFor(5000);
    await expect.poll(() => titles().first().textContent()).toBe(card);
  }
  const press = (name: string) => part().getByRole('button', { name }).click();
  await press('Previous service');
  await part().getByText('10, 1, 2 of 10', { exact: true }).waitFor();
  await press('Next service');
  for (const [width, shown] of Object.entries({ 639: '1', 640: '1–2', 1023: '1–2', 1024: '1–3' })) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await expect.poll(inView, { message: `${width} px` }).toBe(Number(shown.at(-1)));
    await part()
      .locator('[aria-live]')
      .filter({ hasText: `${shown} of 10` })
      .waitFor();
  }
});

test('without a script, and before it comes, the first card stands where the script leaves it', async () => {
  await openPage({ javaScriptEnabled: false });
  await page.goto('/services/ai-automation');
  const [first] = await titles().evaluateAll((all) => all.map((one) => one.parentElement?.parentElement?.scrollLeft));
  expect(first).toBe(0);
});
