import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { paths } from '../harness/built-site.ts';
import { desktop, openBrowser, openContext, phone } from '../harness/browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const { context } = await openContext(browser, inject('origin'), { javaScriptEnabled: false, viewport: phone });
  page = await context.newPage();
});
afterAll(() => browser.close());

describe.each(paths)('%s without JavaScript', (path) => {
  test('shows all of its words and no control that would do nothing', async () => {
    await page.goto(path);
    // What a visitor can unfold without a script is not hidden.
    for (const box of await page.locator('main input[type=checkbox]:not(form *)').all()) await box.check();
    const { hidden, dead } = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const folded = 'details, dialog, [popover], .visually-hidden, [aria-hidden=true], svg';
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, label)')];
      return {
        hidden: texts
          .filter((text) => !text.closest(folded) && !isShown(text))
          .map((text) => text.outerHTML.slice(0, 100)),
        dead: [...document.querySelectorAll('[data-needs-script]')]
          .filter(isShown)
          .map((text) => text.outerHTML.slice(0, 100)),
      };
    });
    expect({ hidden, dead }).toEqual({ hidden: [], dead: [] });
  });
});

describe('without JavaScript', () => {
  test('the phone menu opens and leads on', async () => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#main-menu');
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('link', { name: "LET'S TALK" }).click();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('the services menu opens by keyboard', async () => {
    await page.goto('/about');
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#services-menu').getByRole('link', { name: 'Graphic Design' }).isVisible()).toBe(true);
  });

  test('a question opens, and opening another closes it', async () => {
    await page.goto('/faq');
    const items = page.locator('main details');
    expect(await items.count()).toBe(7);
    await items.nth(1).locator('summary').click();
    await items.nth(4).locator('summary').click();
    const open7 = await items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    expect(open7).toEqual([false, false, false, false, true, false, false]);
  });
});
