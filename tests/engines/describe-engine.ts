import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { faq } from '../../content/faq.ts';
import { absentEngines, type EngineName } from '../../tools/environment/engines.ts';
import { describeViolations, layoutRules } from '../harness/axe.ts';
import { openPages } from '../harness/built-site.ts';
import { describeJourneys } from './describe-journeys.ts';
import type { Engine } from './engine.ts';
import { cached, engine, fill, hung, incidents, isLive, open, patiently, press, site, startEngine } from './visitor.ts';

const absent = await absentEngines();
/** The state of a media element that is being fetched (HTML, `networkState`). */
const networkLoading = 2;

/**
 * Tests the main journeys and every page of the build in a browser other than Chromium.
 * @param audited the width and theme in which axe looks at the pages. Each engine has another pair, and Chromium both others
 *   (tests/browser/for-readers.ts), since styles are the same in all.
 * @param also describes more tests of the browser
 */
export function describeEngine(
  name: EngineName,
  start: () => Promise<Engine>,
  audited: { width: 1280 | 390; isDark: boolean },
  also?: () => void,
): void {
  // A browser that hangs (WebKitGTK, once in some thousand pages) is replaced and its test tried again. Vitest drops a condition that is
  // a function, and would then try every failed test again.
  const retry = { count: 1, condition: new RegExp(hung) };
  describe.skipIf(!process.env['CI'] && absent.has(name))(`in ${name}`, { retry }, () => {
    startEngine(start);

    // Must run first, while the styles of the landing page are not cached.
    test('a link to a section lands there, and one to an answer opens it, also before the film of the first page has come', async () => {
      const topOf = (id: string) =>
        engine.ask<number>(`return document.getElementById('${id}').getBoundingClientRect().top`);
      site.held.add('/images/facade-day.');
      await open('/#about-us');
      await expect.poll(() => topOf('about-us'), patiently).toBeCloseTo(80, -1);
      // While the styles come, the page snaps to the section, also to one that is higher than the window.
      await engine.ask(`document.documentElement.style.scrollSnapType = 'y mandatory';
        scrollBy({ top: 150, behavior: 'instant' })`);
      await expect.poll(() => topOf('about-us'), patiently).toBeCloseTo(80, -1);
      // Firefox ends a film as its page is left, tries the film's other file, and lets the next page wait for that one.
      const film = () => engine.ask<number>(`return document.querySelector('video').networkState`);
      await expect.poll(film, patiently).toBe(networkLoading);
      // WebKit never ends the installation of a worker whose first page is left as it starts.
      await cached('/');
      await open('/faq#faq-cloud-services');
      await expect.poll(() => topOf('faq-cloud-services'), patiently).toBeLessThan(300);
      const title = await engine.ask(`return document.querySelector('#faq [open] h2').textContent`);
      expect(title).toBe(faq.items.find(({ id }) => id === 'faq-cloud-services')?.title);
    });

    // Must run before all others, since cached scripts cannot fail to load.
    test('a form whose hydration failed to load works at the next click', async () => {
      const form = '[data-island="booking-form"]';
      const inForm = (what: string) => engine.ask(`return document.querySelector('${form}')${what}`);
      site.refused.add('/react-');
      await open('/book-a-call');
      await fill(form, { name: 'Asha', email: 'asha@example.com' });
      await press(form, 'Next');
      await expect.poll(() => inForm(`.querySelector('[aria-busy=true]')`), patiently).toBe(null);
      expect(await inForm(`.matches('[data-live]')`)).toBe(false);
      site.refused.clear();
      await press(form, 'Next');
      await expect.poll(() => isLive('booking-form'), patiently).toBe(true);
      await expect.poll(() => inForm(`.querySelector('[name=phone]').checkVisibility()`), patiently).toBe(true);
    });

    // WebKit knows no `text-decoration` with a width.
    test.each([
      ['struck out', '/Content-Writing', 'h3', 'line-through'],
      ['underlined', '/mailbox/sign-in', 'button', 'underline'],
    ])('what is %s has its line', async (_, address, element, line) => {
      await open(address);
      const lines = `return [...document.querySelectorAll('${element}')].map((one) => getComputedStyle(one).textDecorationLine)`;
      expect(await engine.ask(lines)).toContain(line);
    });

    // WebKit does not anchor what is in view as the list above it shrinks.
    test('the button that shortens a list stays in sight', async () => {
      await engine.resize(390, 844);
      await open('/features');
      await cached('/features');
      const more = 'ul + label > input';
      const inMore = (what: string) => engine.ask<number>(`return document.querySelector('${more}')${what}`);
      const toggle = async () => {
        await inMore(`.scrollIntoView({ block: 'center', behavior: 'instant' })`);
        await engine.press(more);
      };
      await toggle();
      await toggle();
      await expect.poll(() => inMore('.getBoundingClientRect().top'), patiently).toBeGreaterThan(0);
    });

    // Firefox does not reject the preload of a page that it cannot load.
    test('a page that was opened is shown without a connection', async () => {
      const title = () => engine.ask<string>('return document.title');
      await open('/faq');
      const opened = await title();
      await cached('/faq');
      await open('/about');
      site.away = true;
      await open('/faq');
      expect(await title()).toBe(opened);
    });

    // Firefox reports no paint of pages that are scrolled before it.
    test.each([
      ['opened at a section', '/#contact-us', 'contact-form'],
      ['with a row that snaps', '/services/ai-automation', 'ai-carousel'],
    ])('a page %s comes to life', async (_, address, island) => {
      await open(address);
      await engine.ask(`document.querySelector('[data-island="${island}"]').scrollIntoView()`);
      await expect.poll(() => isLive(island), patiently).toBe(true);
    });

    describeJourneys(name);

    test.each(openPages)(
      '$path has no errors, no violations of its content security policy or of accessibility, and never scrolls sideways',
      async ({ path: address }) => {
        await open(address);
        // Parts that fade in would be checked half transparent.
        await engine.ask(`const rule = new CSSStyleSheet();
        rule.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
        document.adoptedStyleSheets.push(rule)`);
        const isDark = await engine.ask(`return matchMedia('(prefers-color-scheme: dark)').matches`);
        let faults = ['not looked for'];
        const tooWide: number[] = [];
        for (const width of [1280, 390]) {
          await engine.resize(width, 900);
          tooWide.push(await engine.ask('return Math.max(0, document.documentElement.scrollWidth - innerWidth)'));
          if (width === audited.width) faults = await accessibilityFaults();
        }
        const expected = { isDark: audited.isDark, faults: [], incidents: [], tooWide: [0, 0] };
        expect({ isDark, faults, incidents: await incidents(), tooWide }).toEqual(expected);
      },
    );

    test('no page has asked for the styles of older browsers', () => {
      expect(site.asked).toContain('/privacy');
      expect(site.asked).not.toContain('/older.css');
    });

    also?.();
  });
}

async function accessibilityFaults(): Promise<string[]> {
  const violations = await engine.ask<AxeResults['violations']>(
    `return (await globalThis.axe.run(document, ${JSON.stringify(layoutRules)})).violations`,
  );
  return describeViolations(violations);
}
