import { beforeAll, expect, test } from 'vitest';
import { chatWords } from '../../content/chat/chat-words.ts';
import type { Path } from '../../content/site-map.ts';
import { accessibilityFaultsInBothThemes } from '../harness/axe.ts';
import { desktop, phone } from '../harness/browser.ts';
import { withoutEdge } from './control-looks.ts';
import { browser, openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
const submit = () => page.locator('main form button[type=submit]').first().click();

const askFirst = async () => {
  await page.locator('main [data-live] button').first().click();
  const typing = page.getByRole('log').getByText(chatWords.typing, { exact: true });
  await typing.waitFor();
  await typing.waitFor({ state: 'detached' });
};

/** The states of widgets that appear only on interaction. */
const states: readonly (readonly [state: string, path: Path, act: () => Promise<unknown>])[] = [
  ['the open menu', '/notFound', press('Open menu')],
  ['the footer unfolded', '/notFound', () => page.locator('footer summary').click()],
  ['another answer', '/faq', () => page.locator('main summary').nth(2).click()],
  ['all features', '/features', () => page.locator('#features label:has(input[type=checkbox])').click()],
  ['another tab', '/services/web-development', () => page.getByRole('tab').nth(5).click()],
  ['another slide', '/App-Service', press('4 of 6')],
  ['another card of the carousel', '/services/ai-automation', press(/^Next/)],
  ['a chosen package', '/Content-Writing', press(/Standard/)],
  ['the refused contact form', '/contact-form', submit],
  ['the refused login', '/login', submit],
  ['the refused step of a booking', '/book-a-call', press('Next')],
  ['a question in the chat', '/chatbot', askFirst],
  ['results of the search', '/explore', () => page.locator('#site-search').fill('shop')],
  ['the links of a member', '/team', () => page.locator('main summary').first().click()],
];

beforeAll(async () => {
  await openPage({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
  // What ends by itself, as a banner does after 5 s, stays for both themes.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 5000 ? start(run, ms, ...rest) : 0) as typeof setTimeout;
  });
});

test.each(states)(
  '%s on %s breaks no rule of accessibility, shows its buttons in forced colours, and restyles less than the whole page',
  async (_, path, act) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const island = page.locator('main [data-island]').first();
    if (await island.count()) {
      await island.scrollIntoViewIfNeeded();
      await page.locator('main [data-island][data-live]').first().waitFor();
    }
    await act();
    expect.soft(await accessibilityFaultsInBothThemes(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(withoutEdge)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(desktop);
    expect.soft(await partRestyled()).toBeLessThan(1 / 2);
    await page.setViewportSize(phone);
  },
);

// By itself axe's rule for 7:1 passes over contrast under 4.5:1.
test.each([
  ['2', '#b3b3b3'],
  ['6', '#606060'],
])('text with a contrast of %s:1 breaks a rule of accessibility', async (_, colour) => {
  await openPage();
  await page.goto('/privacy');
  await page
    .locator('main h1')
    .evaluate((heading, pale) => (heading.nextElementSibling as HTMLElement).style.setProperty('color', pale), colour);
  expect(await accessibilityFaultsInBothThemes(page)).toContainEqual(expect.stringMatching(/^color-contrast/));
});

test('an opened fold and a field in use restyle less than the whole of /', async () => {
  await openPage();
  await page.goto('/');
  // The network may rest while a page is still parsed, and its font styles it again.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  expect(await partRestyled()).toBeLessThan(1 / 2);
});

/**
 * Opens a fold and uses a field: resolves to the largest part of the page that Chromium styles again in one pass. What follows a
 * `:has()` in any rule is looked for wherever some `:has()` may have changed. Where a rule does not say what to look for
 * (`:not(.a)`, `*`), the whole page is styled again.
 */
async function partRestyled(): Promise<number> {
  // A page is styled again with the next frame; the one after it begins when that is done.
  const styled = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await styled();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.locator('summary').evaluateAll(([fold]) => (fold as HTMLElement | undefined)?.click());
  await page.locator('form :is(input, textarea)').evaluateAll((fields) => (fields.at(-1) as HTMLElement).focus());
  await styled();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  return counts.length === 0 ? NaN : Math.max(...counts) / (await page.locator('*').count());
}
