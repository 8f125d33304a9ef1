import { expect, test } from 'vitest';
import { openStopped, page, setHidden, useBrowser } from './shared-browser.ts';

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

test('every 150 ms one character is removed or added, through five words and back to the first; its caret is shown for four and not for four, by no animation that would style the page anew at every frame', async () => {
  await open();
  // Told again that it can be seen, it puts no letter off.
  await page.clock.runFor(149);
  await setHidden(false);
  expect(await typed()).toBe('Freelance');
  await page.clock.runFor(1);
  const seen: string[] = [];
  let caret = '';
  for (const _ of wholeTurn) {
    seen.push(await typed());
    const size = await page.locator('h1 [aria-hidden]').evaluate((word) => getComputedStyle(word).backgroundSize);
    caret += size === '0px 0px' ? '.' : '|';
    await ticks(1);
  }
  expect(seen).toEqual(wholeTurn);
  expect(caret).toMatch(/^\|{3}(\.{4}\|{4}){5}/u);
  expect(await title().evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

type Act = () => Promise<unknown>;

test('rests on a whole word under the pointer, with the focus in it, hidden, on paper, by its button and out of sight', async () => {
  const send = (event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
  const press = async (key: string, next: string) => {
    await button().focus();
    await page.keyboard.press(key);
    expect(await button().getAttribute('aria-label')).toBe(`${next} the changing word`);
    await button().blur();
  };
  await open();
  const acts: readonly [ticks: number, from: string, word: string, rest: Act, goOn: Act][] = [
    [12, 'Ent', 'Entrepreneurship', () => page.locator('h1').hover(), () => page.mouse.move(5, 700)],
    [25, 'Innovation', 'Innovation', () => button().focus(), () => button().blur()],
    [20, 'Remote Work', 'Remote Work', () => setHidden(true), () => setHidden(false)],
    [13, 'Col', 'Collaboration', () => send('beforeprint'), () => send('afterprint')],
    [21, 'Freelance', 'Freelance', () => press('Enter', 'Resume'), () => press('Space', 'Pause')],
  ];
  for (const [count, from, word, rest, goOn] of acts) {
    await ticks(count);
    expect(await typed()).toBe(from);
    await rest();
    await ticks(20);
    expect(await typed()).toBe(word);
    await goOn();
    await ticks(1);
    expect(await typed()).toBe(word.slice(0, -1));
  }
  await ticks(24);
  expect(await typed()).toBe('Entrepreneurship');
  await page.locator('#contact-us').scrollIntoViewIfNeeded();
  await title().and(page.locator(':not([data-moving])')).waitFor({ state: 'attached' });
  await ticks(20);
  expect(await typed()).toBe('Entrepreneurship');
});

test('stands still where less motion is asked for, and has nothing to pause', async () => {
  await openStopped('/', { reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  await ticks(20);
  expect(await typed()).toBe('Freelance');
  expect(await button().isVisible()).toBe(false);
});
