import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { paths } from '../harness/built-site.ts';
import { desktop, openContext, overflow, phone, scrollThrough, widest } from '../harness/browser.ts';
import { browser, useBrowser } from './shared-browser.ts';

let page: Page;
useBrowser();
beforeAll(async () => {
  const { context } = await openContext(browser, inject('origin'), { viewport: desktop, reducedMotion: 'reduce' });
  page = await context.newPage();
});

/** Stops of the Tab key that no page has; a walk so long is a trap. */
const moreThanAny = 250;

const snapshot = (name: string) => path.resolve(import.meta.dirname, '../snapshots', `${name}.txt`);
const told =
  /^\s*- '?(?:heading|link|button|textbox|searchbox|checkbox|combobox|tab|navigation|region|img|form|search|table|status) /;

/** What a screen reader tells of a part of the page besides its text: roles, names and levels, a line each, in reading order. */
async function outline(part: string): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => told.test(line));
  return `${lines.map((line) => line.trim().replace(/^- '?/, '').replace(/'?:?$/, '')).join('\n')}\n`;
}

test('the header and the footer are told as reviewed', async () => {
  await page.goto('/faq', { waitUntil: 'load' });
  const [header, footer] = [await outline('body > header'), await outline('body > footer')];
  await expect(`${header}\n${footer}`).toMatchFileSnapshot(snapshot('header-and-footer'));
});

describe.each(paths)('%s', (address) => {
  beforeAll(async () => {
    await page.setViewportSize(desktop);
    await page.goto(address, { waitUntil: 'load' });
    await scrollThrough(page);
  });

  test('is told as reviewed', async () => {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-').toLowerCase();
    await expect.poll(() => page.locator('[data-island]:not([data-live])').count()).toBe(0);
    await expect(await outline('main')).toMatchFileSnapshot(snapshot(name));
  });

  test('is walked by the Tab key in reading order, each stop in sight', async () => {
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

  test('loses nothing when its text is spaced out', async () => {
    await page.setViewportSize(phone);
    const cut = await page.evaluate(spaceOut);
    const wide = (await overflow(page)) > 0 ? await widest(page) : [];
    expect({ cut, wide }).toEqual({ cut: [], wide: [] });
  });
});

/** Runs in the page, after each press of the Tab key: what is wrong with the stop; 'end' once the walk begins again. */
function lookAtStop(): string | undefined {
  const walk = globalThis as { lastStop?: Element };
  const stop = document.activeElement;
  if (!stop || stop === document.body) return 'end';
  const before = walk.lastStop;
  walk.lastStop = stop;
  const name = stop.outerHTML.slice(0, 120);
  if (before && !(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)) return `before: ${name}`;
  const { left, top, width, height } = stop.getBoundingClientRect();
  const on = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !on || !(stop.contains(on) || on.contains(stop));
  return isCovered && width > 0 ? `covered: ${name}` : undefined;
}

/** Runs in the page: spaces its text out as WCAG 1.4.12 says, and finds words that are cut off then. */
function spaceOut(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  const isCut = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    return (/hidden|clip/.test(overflowX) && wide > 1) || (/hidden|clip/.test(overflowY) && high > 1);
  };
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button, label, summary)')]
    .filter((element) => !element.closest('.visually-hidden, [aria-hidden=true]') && element.checkVisibility())
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 120));
}
