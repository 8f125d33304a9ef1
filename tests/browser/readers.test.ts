import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openPages } from '../harness/built-site.ts';
import { desktop, openContext, overflow, phone, scrollThrough, widest } from '../harness/browser.ts';
import { smallTargets, unseenStops, withoutEdge, wordsCutOffWhenSpaced, wordsThatMeet } from './control-looks.ts';
import { browser, useBrowser } from './shared-browser.ts';

let page: Page;
useBrowser();
beforeAll(async () => {
  const { context } = await openContext(browser, inject('origin'), { viewport: desktop, reducedMotion: 'reduce' });
  page = await context.newPage();
});

/** More tab stops than any page has; a longer walk means a focus trap. */
const moreThanAny = 250;

const snapshot = (name: string) => path.resolve(import.meta.dirname, '../snapshots', `${name}.txt`);
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

test('the accessible names and roles of header and footer match their snapshot', async () => {
  await page.goto('/faq', { waitUntil: 'load' });
  const [header, footer] = [await outline('body > header'), await outline('body > footer')];
  await expect(`${header}\n${footer}`).toMatchFileSnapshot(snapshot('header-and-footer'));
});

/** Every page but the 404 page, which is a variant of the home page. */
const addresses = openPages.filter(({ status }) => status !== 404).map(({ path: address }) => address);

describe.each(addresses)('%s', (address) => {
  beforeAll(async () => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address, { waitUntil: 'load' });
    await scrollThrough(page);
  });

  test('has the accessible names and roles of its snapshot', async () => {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-').toLowerCase();
    await expect.poll(() => page.locator('[data-island]:not([data-live])').count()).toBe(0);
    await expect(await outline('main')).toMatchFileSnapshot(snapshot(name));
  });

  test('has its tab stops in reading order, each visible when focused', async () => {
    const faults: string[] = [];
    let stops = 0;
    for (; stops < moreThanAny; stops++) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(lookAtStop);
      if (fault === 'end') break;
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(stops).toBeLessThan(moreThanAny);
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

  // 1,024 px is where the layouts of wide screens begin, and where they have least room.
  test('has no overlapping text', async () => {
    await page.setViewportSize({ width: 1024, height: desktop.height });
    expect(await page.evaluate(wordsThatMeet)).toEqual([]);
  });

  test('cuts off no text with the text spacing of WCAG 1.4.12', async () => {
    for (const width of [desktop.width, 320]) {
      await page.setViewportSize({ width, height: phone.height });
      const cut = await page.evaluate(wordsCutOffWhenSpaced);
      const wide = (await overflow(page)) > 0 ? await widest(page) : [];
      const met = await page.evaluate(wordsThatMeet);
      expect.soft({ width, cut, wide, met }).toEqual({ width, cut: [], wide: [], met: [] });
    }
  });
});

/** Runs in the page after each press of Tab: the fault of the tab stop; 'end' when the walk is back at the first. */
function lookAtStop(): string | undefined {
  const walk = globalThis as { stops?: Element[] };
  const stop = document.activeElement;
  if (!stop || stop === document.body) return 'end';
  const before = walk.stops?.at(-1);
  walk.stops = [...(walk.stops ?? []), stop];
  const name = stop.outerHTML.slice(0, 120);
  if (before && !(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)) return `before: ${name}`;
  const { left, top, width, height } = stop.getBoundingClientRect();
  const on = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !on || !(stop.contains(on) || on.contains(stop));
  return isCovered && width > 0 ? `covered: ${name}` : undefined;
}
