import { describe, expect, onTestFinished, test } from 'vitest';
import { absentEngines } from '../../tools/environment/engines.ts';
import { untilMailed } from '../harness/maildir.ts';
import { describeEngine } from './describe-engine.ts';
import { startFirefox } from './firefox.ts';
import { startWatchedSite } from './watched-site.ts';

const absent = await absentEngines();

describeEngine('firefox', () => startFirefox());

describe.skipIf(!process.env['CI'] && absent.has('firefox'))('in firefox', () => {
  /** A site and a browser of a test's own, which end with it. */
  async function start(settings?: Parameters<typeof startFirefox>[0]) {
    const [site, engine] = await Promise.all([startWatchedSite(), startFirefox(settings)]);
    onTestFinished(async () => {
      await engine.close();
      await site.stop();
    });
    return { site, engine };
  }

  test('with all cookies blocked the contact form stays, and sends', async () => {
    const { site, engine } = await start({ 'network.cookie.cookieBehavior': 2 });
    const form = '[data-island="contact-form"]';
    await engine.open(`${site.origin}/contact-form`);
    await expect.poll(() => engine.ask(`return document.querySelector('${form}[data-live]') !== null`)).toBe(true);
    const subject = 'Without cookies';
    const fields = { name: 'Asha', email: 'asha@example.com', subject, message: 'Hello' };
    for (const [name, value] of Object.entries(fields)) await engine.type(`${form} [name="${name}"]`, value);
    await engine.press(`${form} [type=submit]`);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
    expect(await engine.ask('return globalThis.incidents')).toEqual([]);
  });

  // Firefox keeps the scroll position as styles in the body come.
  test('a link to a section shows it as soon as its styles are there', async () => {
    const { site, engine } = await start();
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
    const { site, engine } = await start();
    // The page does not load.
    site.held.add('/deferred-');
    void engine.open(`${site.origin}/explore`).catch(() => undefined);
    await expect.poll(() => [...site.asked].join(' ')).toContain('/attach-site-search-');
  });
});
