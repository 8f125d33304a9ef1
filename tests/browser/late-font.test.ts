import { expect, test } from 'vitest';
import { layoutShift, watchLayoutShift } from '../harness/browser.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

// Headings that wrap differently in the fallback font, chips in a row, and a page with just the header.
test.each(['/team', '/faq', '/about', '/chatbot', '/book-a-call/sent'])(
  'a font that comes after the first paint moves nothing on %s',
  async (path) => {
    await openPage();
    await watchLayoutShift(page.context());
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.route('**/*.woff2', async (route) => {
      await expect.poll(painted).toBeGreaterThan(0);
      await route.continue();
    });
    const font = page.waitForResponse('**/*.woff2');
    await page.goto(path);
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Any layout shift has happened after two frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await layoutShift(page)).shifts).toBe('[]');
  },
);
