import { expect, test } from 'vitest';
import { openStopped, setHidden } from './stopped-clock.ts';
import { page, useBrowser } from './shared-browser.ts';

const words = ['Freelance', 'Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration'];
useBrowser();

const title = () => page.locator('[data-typewriter]');
/** The word that is drawn. */
const typed = async () =>
  JSON.parse(await page.locator('h1 [aria-hidden]').evaluate((word) => getComputedStyle(word, '::before').content));
const button = () => title().getByRole('button');
const ticks = (count: number) => page.clock.runFor(count * 150);

async function open(): Promise<void> {
  await openStopped('/');
  await page.locator('[data-typewriter][data-moving]').waitFor();
}

/** The text after each tick of one full rotation. */
const wholeTurn = words.flatMap((word, index) => {
  const next = words[(index + 1) % words.length] ?? '';
  const going = Array.from(word, (_, gone) => word.slice(0, word.length - 1 - gone));
  return [...going, ...Array.from(next, (_, come) => next.slice(0, come + 1))];
});

test('every 150 ms one character is removed or added, through five words and back to the first', async () => {
  await open();
  let before = 'Freelance';
  for (const after of wholeTurn) {
    await page.clock.runFor(149);
    expect(await typed()).toBe(before);
    await page.clock.runFor(1);
    expect(await typed()).toBe(after);
    before = after;
  }
  expect(before).toBe('Freelance');
  expect(wholeTurn).toHaveLength(118);
});

test('rests on a whole word under the pointer', async () => {
  await open();
  await ticks(12);
  expect(await typed()).toBe('Ent');
  await page.locator('h1').hover();
  await ticks(20);
  expect(await typed()).toBe('Entrepreneurship');
  await page.mouse.move(5, 700);
  await ticks(1);
  expect(await typed()).toBe('Entrepreneurshi');
});

test('rests while the focus is in it', async () => {
  await open();
  await button().focus();
  await ticks(20);
  expect(await typed()).toBe('Freelance');
  await button().blur();
  await ticks(1);
  expect(await typed()).toBe('Freelanc');
});

test('rests while the page is hidden', async () => {
  await open();
  await setHidden(true);
  await ticks(20);
  expect(await typed()).toBe('Freelance');
  await setHidden(false);
  await ticks(1);
  expect(await typed()).toBe('Freelanc');
});

test('rests while it is out of sight', async () => {
  await open();
  await page.locator('#contact-us').scrollIntoViewIfNeeded();
  await title().and(page.locator(':not([data-moving])')).waitFor({ state: 'attached' });
  await ticks(20);
  expect(await typed()).toBe('Freelance');
});

test('is a whole word on paper', async () => {
  await open();
  await ticks(12);
  expect(await typed()).toBe('Ent');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await ticks(20);
  expect(await typed()).toBe('Entrepreneurship');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await ticks(1);
  expect(await typed()).toBe('Entrepreneurshi');
});

test('is paused and resumed by its button, by keyboard', async () => {
  await open();
  await button().focus();
  await page.keyboard.press('Enter');
  expect(await button().getAttribute('aria-label')).toBe('Resume the changing word');
  await button().blur();
  await ticks(20);
  expect(await typed()).toBe('Freelance');
  await button().focus();
  await page.keyboard.press('Space');
  expect(await button().getAttribute('aria-label')).toBe('Pause the changing word');
  await ticks(1);
  expect(await typed()).toBe('Freelanc');
});

test('stands still where less motion is asked for, and has nothing to pause', async () => {
  await openStopped('/', { reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  await ticks(20);
  expect(await typed()).toBe('Freelance');
  expect(await button().isVisible()).toBe(false);
});
