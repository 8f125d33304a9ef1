import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { about } from '../../../content/landing.ts';
import { DayFilm } from '../../sections/about/day-film.tsx';
import { attachLoopVideo } from './attach-loop-video.ts';

let busy = false;
let setIdle: () => void;
let setNear: (isIntersecting: boolean) => void;
const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  busy = false;
  play.mockReset().mockResolvedValue();
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => {
    if (busy) setIdle = tell;
    else tell();
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        setNear = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  document.body.innerHTML = renderToStaticMarkup(<DayFilm {...about.video} lazy words={labels.motion} />);
  const canPlayType = (type: string) => (type === 'video/mp4' ? 'maybe' : '');
  Object.assign(video(), { play, pause: () => undefined, load: () => undefined, canPlayType });
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['theme'];
});

const video = () => document.querySelector('video') as HTMLVideoElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const picture = () => document.querySelector('img') as HTMLImageElement;
const attach = () => attachLoopVideo(video());

test('without a script the film stands still, silent, with its poster and the controls of the browser', () => {
  const attributes = video().getAttributeNames();
  expect(attributes).toEqual(expect.arrayContaining(['loop', 'muted', 'playsinline', 'controls', 'poster']));
  expect(attributes).not.toContain('autoplay');
  expect(video().getAttribute('preload')).toBe('none');
});

test.each([
  ['a light device', 'system', false, /mp4$/],
  ['a dark device', 'system', true, /mp4#t=8$/],
  ['a light device whose page is switched to dark', 'dark', false, /mp4#t=8$/],
  ['a dark device whose page is switched to light', 'light', true, /mp4$/],
])('on %s it begins as its poster looks, by day or by night', (_, theme, matches, file) => {
  document.documentElement.dataset['theme'] = theme;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query.includes('dark'),
    addEventListener: () => undefined,
  }));
  attach();
  expect(video().src).toMatch(file);
});

test('it is not fetched before the page is idle', () => {
  busy = true;
  attach();
  setNear(true);
  expect(play).not.toHaveBeenCalled();
  setIdle();
  expect(play).toHaveBeenCalledTimes(1);
});

test.each([
  ['under Save-Data', { saveData: true }],
  ['on 3G', { effectiveType: '3g' }],
])('on a slow or metered connection, the poster shows with a button that plays the film: %s', (_, connection) => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  attach();
  setNear(true);
  expect(play).not.toHaveBeenCalled();
  expect([button().hidden, button().ariaLabel]).toEqual([false, 'Play']);
  button().click();
  expect(play).toHaveBeenCalledTimes(1);
});

test('a paused film stays paused when it comes back on the screen', () => {
  attach();
  setNear(true);
  button().click();
  play.mockClear();
  setNear(false);
  setNear(true);
  expect(play).not.toHaveBeenCalled();
});

test('a film whose picture has not been fetched is not printed as an empty frame', () => {
  attach();
  const isPrinted = () => {
    dispatchEvent(new Event('beforeprint'));
    const printed = video().parentElement?.hidden === false;
    dispatchEvent(new Event('afterprint'));
    return printed;
  };
  expect(isPrinted()).toBe(false);
  expect(video().parentElement?.hidden).toBe(false);
  setNear(true);
  setNear(false);
  expect(isPrinted()).toBe(true);
});

test('a page that is left before the film can be shown ends its download, and starts it again when it is shown again', () => {
  // Its own, since the pages of the tests before hear of it as well.
  const [playOwn, loadOwn] = [vi.fn<() => Promise<void>>().mockResolvedValue(), vi.fn<() => void>()];
  Object.assign(video(), { play: playOwn, load: loadOwn });
  attach();
  setNear(true);
  const file = video().src;
  expect(file).toMatch(/facade-day\.mp4$/);
  dispatchEvent(new Event('pagehide'));
  expect([video().hasAttribute('src'), loadOwn.mock.calls.length]).toEqual([false, 1]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([video().src, playOwn.mock.calls.length]).toEqual([file, 2]);
  Object.defineProperty(video(), 'readyState', { value: 2 });
  dispatchEvent(new Event('pagehide'));
  expect(video().src).toBe(file);
});

test('a browser that refuses the file at play gets the animated picture with the same control; one that was interrupted does not', async () => {
  attach();
  play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  setNear(true);
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(document.querySelector('video')).not.toBeNull();
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  setNear(true);
  await vi.waitFor(() => expect(document.querySelector('video')).toBeNull());
  expect(picture().getAttribute('alt')).toBe(about.video.label);
  expect(picture().src).toContain('/images/facade-day.webp');
  button().click();
  expect(picture().src).toContain('poster');
});
