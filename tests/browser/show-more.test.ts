import { beforeAll, expect, test } from 'vitest';
import { openPage, page, useBrowser } from './shared-browser.ts';

/** The lists of nine that are shortened below a width, and the label of their button. */
const lists = [
  { path: '/features', section: '#features', below: 1024, few: 3, all: 'Show All Features', less: 'Show Less' },
  {
    path: '/services/backend-development',
    section: '#deliverables',
    below: 768,
    few: 4,
    all: 'Show all nine',
    less: 'Show four',
  },
];
useBrowser();
beforeAll(() => openPage({ javaScriptEnabled: false }));

test.each(lists)(
  '$path shows $few of nine below $below px, all of them on demand or on paper, and no button above',
  async ({ path, section, below, few, all, less }) => {
    const shown = page.locator(`${section} li:has(h2, h3)`).filter({ visible: true });
    const more = page.locator(section).getByRole('checkbox', { name: all });
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await shown.count()).toBe(9);
    expect(await page.locator(`${section} input[type=checkbox]`).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });

    await page.setViewportSize({ width: below - 1, height: 900 });
    expect(await shown.count()).toBe(few);

    await more.press('Space');
    expect(await shown.count()).toBe(9);
    await page.locator(section).getByRole('checkbox', { name: less }).click();
    expect(await shown.count()).toBe(few);

    await page.setViewportSize({ width: below, height: 900 });
    expect(await shown.count()).toBe(9);
    expect(await more.isVisible()).toBe(false);

    // The button keeps its place as the list shrinks.
    await page.setViewportSize({ width: 390, height: 700 });
    const button = page.locator(`${section} label:has(input[type=checkbox])`);
    const top = () => button.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await button.click();
    await button.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await top();
    await button.click();
    await expect.poll(top).toBe(before);
  },
);
