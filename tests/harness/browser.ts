import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/environment/chromium.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** A headless browser; close it in the end. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium. `npm test` installs one where it can.');
  return chromium.launch({ executablePath, args: chromiumFlags });
}

/** The errors and unexpected events of a page, in order. */
export type Incidents = string[];

/** The incidents but for calls that the site refused with 400, of which the browser itself tells in the console. */
export const unexpected = (incidents: Incidents): string[] =>
  incidents.filter((incident) => !/^400 for|status of 400/.test(incident));

/** What Playwright says in a page that asks for its service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * Opens a context whose pages record every error, every violation of the content security policy and every request to another
 * origin. They have a service worker only if asked for, since it caches every page with its files once more.
 */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; incidents: Incidents }> {
  const incidents: Incidents = [];
  const ours = { baseURL: origin, locale: 'en-IN', viewport: desktop, serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...ours, ...options });
  context.on('weberror', (error) => incidents.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    // Includes violations of the content security policy.
    if (['error', 'warning'].includes(message.type()) && message.text() !== workerBlocked)
      incidents.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) incidents.push(`request to ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) incidents.push(`${response.status()} for ${response.url().slice(origin.length)}`);
  });
  return { context, incidents };
}

/** Records the layout shifts without recent input, for `layoutShift`. Call it before a page is opened. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : '?'));
        shifts.push({ value: entry.value, at: Math.round(entry.startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
/** A layout shift: its value, its time in milliseconds, and the shifted elements. */
type Shift = { value: number; at: number; moved: string[] };

/** The sum of all layout shifts so far, with a description of each. */
export async function layoutShift(page: Page): Promise<{ sum: number; shifts: string }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), shifts: JSON.stringify(shifts, null, 1) };
}

/** Scrolls to the end, one screen at a time, so that everything lazy is loaded and every island wakes; then back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page looks for its islands after the first paint, which may follow the end of loading.
    await new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }));
    // With nothing to paint the browser may produce no frame, so the wait has a time-out.
    const frame = () =>
      new Promise((resolve) => {
        // Intersection observers run after the frame.
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 250);
      });
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += Math.round(innerHeight * 0.8)) {
      root.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    root.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** One edge of each element of a locator, in pixels of the viewport. */
export function edges(parts: Locator, edge: 'left' | 'right' | 'top' | 'bottom'): Promise<number[]> {
  return parts.evaluateAll((all, name) => all.map((part) => part.getBoundingClientRect()[name]), edge);
}

/** The pixels by which the page is wider than the viewport, with the elements that make it so; empty where it fits. */
export async function tooWide(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return pixels === 0 ? [] : [`${pixels} px`, ...(await beyondEdge(page))];
}

/** The elements beyond the right edge of the page that no parent clips. */
export function beyondEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth + 1;
    const isInScroller = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isInScroller(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit && !isInScroller(element.parentElement))
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 5);
  });
}

/** Runs in the page: a message's words under the name of its colour, which the words or a drawing in their box have. */
export function wordsByColour(messages: Element[], colours: Record<string, string>): Record<string, string | null>[] {
  return messages.map((words) => {
    const box = words.closest('[role] > *') ?? words;
    const probe = box.appendChild(document.createElement('i'));
    const shown = new Set([words, ...box.querySelectorAll('svg')].map((part) => getComputedStyle(part).color));
    const has = ([, name]: [string, string]) => {
      probe.style.setProperty('color', `var(${name})`);
      return shown.has(getComputedStyle(probe).color);
    };
    const [colour] = Object.entries(colours).find(has) ?? ['none of these'];
    probe.remove();
    return { [colour]: words.textContent };
  });
}

/** Sets the browser's font size in pixels; the default is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
  await session.detach();
}

/** Gives a page's browser an authenticator that always confirms; returns a function that deletes its passkeys. */
export async function giveAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const user = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, ...user } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return () => devtools.send('WebAuthn.clearCredentials', { authenticatorId });
}
