import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { startWatchedSite } from './watched-site.ts';

/** The browser and the site of a test file that has called `startEngine`, from its first `beforeAll` on. */
export let engine: Engine;
export let site: Awaited<ReturnType<typeof startWatchedSite>>;
/** The number of browsers that were started: what a test enters bears it, so that a second try enters something else. */
export let browsers = 0;

/** The time-out, longer than the second a form waits before it sends. */
export const patiently = { timeout: 20_000 };
/** The error of a test whose browser hangs, as WebKitGTK does once in some thousand pages; the browser is replaced. */
export const hung = 'The browser did not answer.';

/** Starts a browser and the site for the tests around it, and gives each test a window of the same size. */
export function startEngine(start: () => Promise<Engine>): void {
  const begin = async () => {
    browsers += 1;
    engine = await start();
    await engine.resize(1280, 900);
  };
  beforeAll(async () => {
    [site] = await Promise.all([startWatchedSite(), begin()]);
  });
  afterAll(async () => {
    await engine?.close();
    await site?.stop();
  });
  afterEach(async ({ task }) => {
    site.restore();
    const answers = task.result?.state !== 'fail' || (await engine.ask('return true').catch(() => false));
    if (answers) {
      await engine.resize(1280, 900);
      return;
    }
    await engine.close();
    await begin();
    throw new Error(hung);
  });
}

export const open = (path: string) => engine.open(site.origin + path);
export const incidents = () => engine.ask<string[]>('return globalThis.incidents');
export const shown = (words: string) =>
  engine.ask<boolean>(`return document.body.innerText.includes(${JSON.stringify(words)})`);
export const says = (words: string) => expect.poll(() => shown(words), patiently).toBe(true);
/** Waits for the home page, loaded: Firefox's driver may never answer for a page opened before, but shows it. */
const atHome = () =>
  expect
    .poll(() => engine.ask('return [location.pathname, document.readyState]'), patiently)
    .toEqual(['/', 'complete']);
export const isLive = (island: string) =>
  engine.ask<boolean>(`return document.querySelector('[data-island="${island}"][data-live]') !== null`);
export const live = (island: string) => expect.poll(() => isLive(island), patiently).toBe(true);
/** Waits until the service worker has cached a page. A failure tells how far it came. */
export const cached = (address: string) =>
  expect
    .poll(
      () =>
        engine.ask<string>(`if (await caches.match('${address}')) return 'cached';
          const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          const states = [installing, waiting, active].map((worker) => worker?.state ?? 'none');
          return [...states, navigator.serviceWorker.controller?.state, ...(await caches.keys())].join(' ')`),
      patiently,
    )
    .toBe('cached');
/**
 * Clicks a link or button by name. Scrolls to it first, since WebKit's driver does not wait for smooth scrolling, and again where what
 * loads above it has moved it.
 */
export async function press(scope: string, label: string): Promise<void> {
  const mark = `for (const one of document.querySelectorAll('[data-pressed]')) one.removeAttribute('data-pressed');
    const found = [...document.querySelectorAll(${JSON.stringify(`${scope} :is(a, button)`)})].find(
      (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(label)});
    found?.setAttribute('data-pressed', '');
    found?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    return found !== undefined`;
  const click = async () => {
    expect(await engine.ask<boolean>(mark), `${label} is shown in ${scope}`).toBe(true);
    await engine.press('[data-pressed]');
  };
  await vi.waitFor(click, patiently);
}
/**
 * Presses the button of an account form, and waits until it has led home. What it says stands for two seconds, and a driver may look later:
 * the page keeps the words.
 */
export async function pressAndGoHome(form: string, label: string, words: string): Promise<void> {
  await engine.ask(`const message = document.getElementById('account-message');
    const keep = () => message.textContent && sessionStorage.setItem('said', message.textContent);
    new MutationObserver(keep).observe(message, { childList: true, subtree: true })`);
  await press(form, label);
  await atHome();
  expect(await engine.ask("return sessionStorage.getItem('said')")).toBe(words);
}
export async function fill(scope: string, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(words)) await engine.type(`${scope} [name="${field}"]`, value);
}
