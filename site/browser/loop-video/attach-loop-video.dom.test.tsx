import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { about } from '../../../content/landing.ts';
import { DayFilm } from '../../sections/about/day-film.tsx';
import { attachLoopVideo } from './attach-loop-video.ts';

let reduced = false;
let pageHidden = false;
let tellMotion: () => void = () => undefined;
let setNear: (isIntersecting: boolean) => void;
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  reduced = false;
  pageHidden = false;
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced;
    },
    addEventListener: (_type: string, listener: () => void) => (tellMotion = listener),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        setNear = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => pageHidden);
  document.body.innerHTML = renderToStaticMarkup(<DayFilm {...about.video} lazy words={labels.motion} />);
  Object.assign(video(), { play, pause });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

test('it plays when it is near the screen, and rests when it has gone', () => {
  attach();
  expect(play).not.toHaveBeenCalled();
  setNear(true);
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  setNear(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('it has a pause control that says what it does next', () => {
  attach();
  setNear(true);
  expect([button().hidden, button().getAttribute('aria-label')]).toEqual([false, 'Pause']);
  pause.mockClear();
  button().click();
  expect(pause).toHaveBeenCalledTimes(1);
  expect(button().getAttribute('aria-label')).toBe('Play');
  button().click();
  expect(play).toHaveBeenCalledTimes(2);
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

test('it rests while the page is hidden', () => {
  attach();
  setNear(true);
  pause.mockClear();
  pageHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(pause).toHaveBeenCalled();
});

test('under reduced motion it stands still and has nothing to pause', () => {
  reduced = true;
  attach();
  setNear(true);
  expect(play).not.toHaveBeenCalled();
  expect(button().hidden).toBe(true);
  reduced = false;
  tellMotion();
  expect(play).toHaveBeenCalledTimes(1);
});

test('where no file can be played the animated picture takes its place, with the same control', () => {
  attach();
  setNear(true);
  document.querySelector('source:last-of-type')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('video')).toBeNull();
  expect(picture().getAttribute('alt')).toBe(about.video.label);
  expect(picture().src).toContain('/images/facade-day.webp');
  button().click();
  expect(picture().src).toContain('poster');
});

test('a browser that refuses the format at play gets the picture too; one that was interrupted does not', async () => {
  attach();
  play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  setNear(true);
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(document.querySelector('video')).not.toBeNull();
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  setNear(true);
  await vi.waitFor(() => expect(document.querySelector('video')).toBeNull());
});
