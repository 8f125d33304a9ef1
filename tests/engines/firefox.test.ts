import { expect, onTestFinished, test } from 'vitest';
import { untilMailed } from '../harness/maildir.ts';
import { describeEngine } from './describe-engine.ts';
import { engine } from './visitor.ts';
import { startFirefox } from './firefox.ts';
import { startWatchedSite } from './watched-site.ts';

const inDark = { 'layout.css.prefers-color-scheme.content-override': 0 };

describeEngine('firefox', () => startFirefox(inDark), { width: 390, isDark: true }, alsoInFirefox);

function alsoInFirefox(): void {
  /** A site of a test's own, of which nothing is cached. */
  async function startSite() {
    const site = await startWatchedSite();
    onTestFinished(async () => void (await site.stop()));
    return site;
  }

  test('with all cookies blocked the contact form stays, and sends', async () => {
    const [site, strict] = await Promise.all([startSite(), startFirefox({ 'network.cookie.cookieBehavior': 2 })]);
    onTestFinished(() => strict.close());
    const form = '[data-island="contact-form"]';
    await strict.open(`${site.origin}/contact-form`);
    await expect.poll(() => strict.ask(`return document.querySelector('${form}[data-live]') !== null`)).toBe(true);
    const subject = 'Without cookies';
    const fields = { name: 'Asha', email: 'asha@example.com', subject, message: 'Hello' };
    for (const [name, value] of Object.entries(fields)) await strict.type(`${form} [name="${name}"]`, value);
    await strict.press(`${form} [type=submit]`);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
    expect(await strict.ask('return globalThis.incidents')).toEqual([]);
  });

  // Firefox keeps the scroll position as styles in the body come.
  test('a link to a section shows it as soon as its styles are there', async () => {
    const site = await startSite();
    site.late.add('/rest-');
    // The page does not load.
    site.held.add('/icons-');
    void engine.open(`${site.origin}/#contact-us`).catch(() => undefined);
    const places = `const { top } = document.getElementById('contact-us')?.getBoundingClientRect() ?? {};
      return [top, getComputedStyle(document.querySelector('[data-rest]')).visibility]`;
    await expect.poll(() => engine.ask(places)).toEqual([expect.closeTo(80, -1), 'visible']);
  });

  // Firefox runs a deferred script after all style sheets.
  test('a page comes to life before the styles of its foot are there', async () => {
    const site = await startSite();
    // The page does not load.
    site.held.add('/deferred-');
    void engine.open(`${site.origin}/explore`).catch(() => undefined);
    await expect.poll(() => [...site.asked].join(' ')).toContain('/attach-site-search-');
  });
}
