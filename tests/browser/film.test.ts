import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, openStopped, page, setHidden, useBrowser } from './shared-browser.ts';

useBrowser();

const film = () => page.locator('#about-us video');
const button = () => page.locator('#about-us').locator('button[data-pause]');
async function isPlaying(): Promise<boolean> {
  // The film is fetched once the page is idle.
  await page.clock.runFor(10);
  return film().evaluate((video: HTMLVideoElement) => !video.paused);
}

async function open(options: BrowserContextOptions = {}): Promise<void> {
  await openStopped('/about', options);
  await film().scrollIntoViewIfNeeded();
}

test('the film loops without a sound while it is in sight; it is paused and played by its button, by keyboard, and pauses while the page is hidden', async () => {
  await open();
  await expect.poll(isPlaying).toBe(true);
  expect(await film().evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true]);
  await button().focus();
  await page.keyboard.press('Enter');
  await expect.poll(isPlaying).toBe(false);
  expect(await button().getAttribute('aria-label')).toBe('Play');
  await page.keyboard.press('Space');
  await expect.poll(isPlaying).toBe(true);
  await setHidden(true);
  await expect.poll(isPlaying).toBe(false);
  await setHidden(false);
  await expect.poll(isPlaying).toBe(true);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(isPlaying).toBe(false);
});

test('on a dark device it begins by night, as the picture that holds its place does', async () => {
  await open({ colorScheme: 'dark' });
  await expect.poll(isPlaying).toBe(true);
  expect(await film().getAttribute('src')).toMatch(/#t=8$/);
  const sky = await film().evaluate(async ({ poster }: HTMLVideoElement) => {
    const picture = Object.assign(new Image(), { src: poster });
    await picture.decode();
    const pen = new OffscreenCanvas(1280, 640).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return [...(pen?.getImageData(4, 4, 1, 1).data.slice(0, 3) ?? [255])];
  });
  expect(Math.max(...sky)).toBeLessThan(60);
});

test('where the browser starts no film by itself, its button says Play, and one press plays it', async () => {
  await openPage();
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // Not by `userActivation`: what a test evaluates in the page counts as a gesture.
    let isPressed = false;
    addEventListener('pointerdown', () => (isPressed = true));
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    };
  });
  await page.goto('/about');
  const label = async () => {
    await film().scrollIntoViewIfNeeded();
    return button().getAttribute('aria-label');
  };
  await expect.poll(label).toBe('Play');
  await button().click();
  await page.waitForFunction(() => !document.querySelector('video')?.paused);
  expect(await button().getAttribute('aria-label')).toBe('Pause');
});

test('it stands still where less motion is asked for, and has nothing to pause', async () => {
  await open({ reducedMotion: 'reduce' });
  await button().waitFor({ state: 'hidden' });
  expect(await isPlaying()).toBe(false);
});

/** Opens the page, and lists the pictures of its own controls that the browser makes meanwhile. */
async function openWatched(options: BrowserContextOptions = {}): Promise<string[]> {
  await openPage(options);
  const pictures: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:image/svg')) pictures.push(request.url);
  });
  await session.send('Network.enable');
  await page.goto('/about');
  await film().scrollIntoViewIfNeeded();
  return pictures;
}

test('without JavaScript the film has the controls of the browser, which cost other visitors nothing, and a picture of its morning', async () => {
  const pictures = await openWatched();
  await button().waitFor();
  expect(pictures).toEqual([]);
  const controls = await openWatched({ javaScriptEnabled: false, colorScheme: 'dark' });
  await expect.poll(() => controls.length).toBeGreaterThan(0);
  expect(await film().evaluate((video) => getComputedStyle(video).colorScheme)).toBe('light');
});
