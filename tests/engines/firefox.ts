import { launch } from 'puppeteer-core';
import { findFirefox } from '../../tools/environment/engines.ts';
import type { Engine } from './engine.ts';

/** Firefox by WebDriver BiDi, without a driver; `settings` are those of about:config. */
export async function startFirefox(settings: Record<string, unknown> = {}): Promise<Engine> {
  const executablePath = await findFirefox();
  if (executablePath === undefined)
    throw new Error('There is no Firefox, or an old one. `npm test` installs one where it can.');
  const options = { executablePath, protocolTimeout: 30_000, extraPrefsFirefox: settings };
  const browser = await launch({ browser: 'firefox', headless: true, ...options });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    ask: async <T>(body: string) => (await page.evaluate(`(async () => {${body}})()`)) as T,
    type: (selector, text) => page.type(selector, text),
    press: (selector) => page.click(selector),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
