import { expect, test } from 'vitest';
import { edges, layoutShift, setTextSize, watchLayoutShift } from '../harness/browser.ts';
import { openPage, openStopped, page, useBrowser } from './shared-browser.ts';
import { layoutShiftBudget } from '../site/budgets.ts';

useBrowser();

/** The distance in pixels from the top of the viewport to a section. */
const topOf = (id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);
const scrolled = () => page.evaluate(() => scrollY);

/** Clicks and advances the clock: the share of the distance after half of the time, and the section's final position. */
async function scrollBy(click: () => Promise<void>, id: string): Promise<{ half: number; end: number }> {
  const start = await topOf(id);
  await click();
  await page.clock.runFor(250);
  const middle = await topOf(id);
  await page.clock.runFor(300);
  const end = await topOf(id);
  return { half: (start - middle) / (start - end), end: Math.round(end) };
}

/** The easing: after `t` of the time, 1 - (1 - t)³ of the distance. Frames come every 16 ms. */
function expectHalfTime(half: number): void {
  expect(half).toBeGreaterThan(0.85);
  expect(half).toBeLessThanOrEqual(0.88);
}

const navigation = [
  ['About Us', 'about-us'],
  ['Services', 'services'],
  ['Features', 'features'],
  ['Blog', 'vlogs'],
  ['Contact Us', 'contact-us'],
] as const;

test('on the landing page each link of the header scrolls in 500 ms to 80 px above its section', async () => {
  await openStopped('/');
  for (const [name, id] of navigation) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first();
    const { half, end } = await scrollBy(() => link.click(), id);
    expect([id, end]).toEqual([id, 80]);
    expectHalfTime(half);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

test('elsewhere the header leads to /#section, 80 px below the top', async () => {
  await openPage({ reducedMotion: 'reduce' });
  for (const [name, id] of navigation) {
    await page.goto('/team');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**/#${id}`);
    await expect.poll(async () => Math.abs((await topOf(id)) - 80), { message: id }).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['/Graphic-Services', 'services'],
  ['/UiUx-Services', 'features'],
  ['/services/cloud-services', 'solutions'],
])('the button in the hero of %s scrolls in 500 ms to 70 px above #%s', async (address, id) => {
  await openStopped(address);
  const { half, end } = await scrollBy(() => page.locator(`main a[href="#${id}"]`).first().click(), id);
  expect(end).toBe(70);
  expectHalfTime(half);
});

test('turning the wheel stops the scroll', async () => {
  await openStopped('/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
  await page.clock.runFor(100);
  await page.evaluate(() => addEventListener('wheel', () => (document.title = 'turned'), { once: true }));
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.title()).toBe('turned');
  const before = await scrolled();
  await page.clock.runFor(600);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(50);
});

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('a source is marked once its number in the text is followed, %s', async (_, javaScriptEnabled) => {
  await openPage({ javaScriptEnabled, reducedMotion: 'reduce' });
  await page.goto('/seo-details/mobile-seo');
  const ground = () => page.locator('#source-2').evaluate((source) => getComputedStyle(source).backgroundColor);
  const before = await ground();
  await page.locator('a[href="#source-2"]').first().click();
  await expect.poll(ground).not.toBe(before);
});

test.each(['#example', '#source-2'])('with larger text the first line of %s is below the header', async (target) => {
  await openPage({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/seo-details/what-is-seo');
  await setTextSize(page, 24);
  await page.locator(`main a[href="${target}"]`).first().click();
  const line = page.locator(`${target} :is(h2, a)`).first();
  const [header = NaN] = await edges(page.locator('header'), 'bottom');
  const top = async () => (await edges(line, 'top'))[0];
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(header);
});

test('where less motion is asked for the page jumps', async () => {
  await openStopped('/', { reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: 'Features', exact: true }).first().click();
  expect(Math.round(await topOf('features'))).toBe(80);
});

test.each([
  [1350, 940],
  [1024, 1366],
  [2560, 1440],
])('nothing in sight of the landing page moves while it loads, on a screen of %i by %i', async (width, height) => {
  await openPage({ viewport: { width, height } });
  await watchLayoutShift(page.context());
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const { sum, shifts } = await layoutShift(page);
  expect(sum, shifts).toBeLessThanOrEqual(layoutShiftBudget);
});

test.each([
  ['the contents of a guide', '/seo-details/ecommerce-seo', 'nav[aria-labelledby=contents] a'],
  ['what stands beside a list', '/how-we-work', '#quotation .lede + p'],
])('in a low window %s can be read to its end', async (_, path, parts) => {
  await openPage({ viewport: { width: 1280, height: 480 }, reducedMotion: 'reduce' });
  await page.goto(path);
  const last = page.locator(parts).last();
  await last.scrollIntoViewIfNeeded();
  expect((await edges(last, 'bottom'))[0]).toBeLessThanOrEqual(480);
});

/** Presses a key with Ctrl; returns whether the browser's default was prevented. */
async function press(key: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('keydown', ({ key: pressed, defaultPrevented }) => {
      if (pressed !== 'Control') Object.assign(globalThis, { suppressed: defaultPrevented });
    });
  });
  await page.keyboard.press(`Control+${key}`);
  return page.evaluate(() => (globalThis as unknown as { suppressed: boolean }).suppressed);
}

test('on the landing page Ctrl and a number scroll to a section, 80 px below the top, with the default action suppressed; they do nothing while a text field has the focus', async () => {
  await openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  const top = async (id: string) => Math.round(await topOf(id));
  for (const [index, id] of ['home', 'about-us', 'services', 'features', 'faq', 'contact-us'].entries()) {
    const key = String(index + 1);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    expect([key, await press(key)]).toEqual([key, true]);
    // The first section cannot be scrolled below the top of the page.
    await expect.poll(() => top(id), { message: id }).toBeLessThanOrEqual(81);
    expect(await top(id), id).toBeGreaterThanOrEqual(id === 'home' ? 0 : 79);
  }
  await page.getByLabel('Subject').first().focus();
  const before = await scrolled();
  expect(await press('1')).toBe(false);
  expect(await scrolled()).toBe(before);
});
