/**
 * Takes site/public/social-card.png, the picture beside a shared link, from the first screen of the running site.
 * `node tools/social-card.ts http://localhost:3000`
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from './environment/chromium.ts';

/** The size that networks show without cutting. */
const size = { width: 1200, height: 630 };

const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Name the running site: node tools/social-card.ts http://localhost:3000');

const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(origin);
  // Only the name stays in the bar: a picture has nothing to press.
  await page.addStyleTag({
    content: '#main-menu, header button, main :is(a, button) { visibility: hidden !important }',
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: fileURLToPath(new URL('../site/public/social-card.png', import.meta.url)) });
} finally {
  await browser.close();
}
