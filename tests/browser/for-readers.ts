import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuiltPage } from '../../static-site/built-site.ts';
import { accessibilityFaults, layoutRules } from '../harness/axe.ts';
import { desktop, phone, tooWide } from '../harness/browser.ts';
import { openPages } from '../harness/built-site.ts';
import { smallTargets, unseenStops, withoutEdge, wordsCutOffWhenSpaced, wordsThatMeet } from './control-looks.ts';
import { page } from './every-page.ts';

/** More tab stops than any page has; a longer walk means a focus trap. */
const moreThanAny = 250;
/** The presses of Tab between two questions whether the walk is over. The browser takes them in their order without a frame for each. */
const pressesAtOnce = 25;

const snapshots = path.resolve(import.meta.dirname, '../snapshots');
const snapshot = (name: string) => path.join(snapshots, `${name}.txt`);
const nameOf = (address: string) => (address === '/' ? 'home' : address.slice(1).replaceAll('/', '-').toLowerCase());
/** Roles that the outline lists even without a name, so that a reviewer sees, for example, an unnamed link. */
const told =
  /^\s*- '?(?:heading|link|button|textbox|searchbox|checkbox|combobox|tab|navigation|region|img|form|search|table|dialog|log|figure|tabpanel)(?=[ :]|$)/;
/** Roles that the outline lists only with a name. */
const toldByName = /^\s*- '?(?:group|list|tablist|complementary) "/;

/** The accessibility tree of a part of the page as lines with role, name and level, in reading order. */
async function outline(part: string): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => told.test(line) || toldByName.test(line));
  return `${lines.map((line) => line.trim().replace(/^- '?/, '').replace(/'?:?$/, '')).join('\n')}\n`;
}

/** What an open page is to a screen reader, on the keyboard, in forced colours and with more room between letters. */
export function describeForReaders({ path: address, status }: BuiltPage): void {
  // The engines look at the two other pairs of a theme and a width (tests/engines/).
  test('breaks no rule of accessibility in dark on a wide screen, or in light on a narrow one', async () => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await accessibilityFaults(page, layoutRules)).toEqual([]);
  });

  // The 404 page is a variant of the home page.
  describe.skipIf(status === 404)('for readers', () => {
    beforeAll(() => page.setViewportSize(desktop));

    test.runIf(address === '/faq')(
      'the accessible names and roles of header and footer match their snapshot',
      async () => {
        const [header, footer] = [await outline('body > header'), await outline('body > footer')];
        await expect(`${header}\n${footer}`).toMatchFileSnapshot(snapshot('header-and-footer'));
        const known = new Set(['header-and-footer', ...openPages.map((one) => nameOf(one.path))].map(snapshot));
        const left = (await readdir(snapshots)).filter((file) => !known.has(path.join(snapshots, file)));
        expect(left, 'snapshots of no page').toEqual([]);
      },
    );

    test('has the accessible names and roles of its snapshot', async () => {
      await expect.poll(() => page.locator('[data-island]:not([data-live])').count()).toBe(0);
      await expect(await outline('main')).toMatchFileSnapshot(snapshot(nameOf(address)));
    });

    test('has its tab stops in reading order, each visible when focused', async () => {
      await page.evaluate(lookAtStops);
      let faults: string[] | undefined;
      for (let presses = 0; presses < moreThanAny && !faults; presses += pressesAtOnce) {
        await Promise.all(Array.from({ length: pressesAtOnce }, () => page.keyboard.press('Tab')));
        faults = await page.evaluate(() => ((globalThis as Walk).isOver ? (globalThis as Walk).faults : undefined));
      }
      expect(faults).toEqual([]);
    });

    // Uses the stops of the walk; the browser shows the focus while the last input was a key.
    test('shows which stop has the focus, in forced colours too', async () => {
      expect(await page.evaluate(unseenStops)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await page.evaluate(unseenStops)).toEqual([]);
    });

    test('shows the boundaries of its buttons and fields in forced colours', async () => {
      expect(await page.evaluate(withoutEdge)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await page.evaluate(withoutEdge)).toEqual([]);
    });

    test('has 44 px for main actions and 24 px for others on a phone', async () => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ forcedColors: 'none' });
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });

    test('cuts off no text with the text spacing of WCAG 1.4.12', async () => {
      for (const width of [desktop.width, 320]) {
        await page.setViewportSize({ width, height: phone.height });
        const cut = await page.evaluate(wordsCutOffWhenSpaced);
        const crowded = [...(await tooWide(page)), ...(await page.evaluate(wordsThatMeet))];
        expect.soft([...cut, ...crowded], `${width} px wide`).toEqual([]);
      }
    });
  });
}

/** What the walk records in the page, the stops for `unseenStops` as well. */
type Walk = { stops?: Element[]; faults?: string[]; isOver?: boolean };

/**
 * Runs in the page: looks at each tab stop when Tab is pressed on it, which is after it was scrolled to. The walk ends where it
 * leaves the last stop: a browser with a window may come to the first one from there.
 */
function lookAtStops(): void {
  const stops: Element[] = [];
  const faults: string[] = [];
  const walk: Walk = Object.assign(globalThis, { stops, faults });
  let hasBegun = false;
  addEventListener(
    'keydown',
    (event) => {
      const stop = document.activeElement;
      if (hasBegun && (!stop || stop === document.body || stop === stops[0])) walk.isOver = true;
      if (walk.isOver) event.preventDefault();
      else if (hasBegun && stop) look(stop);
      hasBegun = true;
    },
    true,
  );

  function look(stop: Element): void {
    const before = stops.at(-1);
    stops.push(stop);
    const name = stop.outerHTML.slice(0, 120);
    if (before && !(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push(`before: ${name}`);
    const { left, top, width, height } = stop.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = !on || !(stop.contains(on) || on.contains(stop));
    if (isCovered && width > 0) faults.push(`covered: ${name}`);
  }
}
