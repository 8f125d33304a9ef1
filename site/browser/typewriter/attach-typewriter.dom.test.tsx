import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hero } from '../../../content/landing.ts';
import { RotatingHeading } from '../../sections/hero/rotating-heading.tsx';
import { attachTypewriter } from './attach-typewriter.ts';

const { words } = hero.heading;

let reduced = false;
let setOnScreen: (isIntersecting: boolean) => void;
let pageHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  pageHidden = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        setOnScreen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => pageHidden);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<RotatingHeading {...hero.heading} />);
  return document.querySelector('[data-typewriter]') as HTMLElement;
}
const open = () => attachTypewriter(place());
const heading = () => document.querySelector('h1');
const typed = () => heading()?.querySelector('[aria-hidden]')?.textContent;
const ticks = (count: number) => vi.advanceTimersByTime(count * 150);
const button = () => document.querySelector('button') as HTMLButtonElement;

function setPageHidden(hidden: boolean) {
  pageHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What a screen reader makes of the heading: everything but the letters for the eye. */
function steadyName(): string {
  const copy = heading()?.cloneNode(true) as HTMLElement;
  copy.querySelector('[aria-hidden]')?.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ');
}

test("the heading reads 'Modern Solution for <rotating word> Marketplace', whole and steady for screen readers", () => {
  open();
  const name = 'Modern Solution for Freelance Marketplace';
  expect(steadyName()).toBe(name);
  ticks(40);
  expect(steadyName()).toBe(name);
});

test('every 150 ms one character goes or comes, never earlier', () => {
  open();
  vi.advanceTimersByTime(149);
  expect(typed()).toBe('Freelance');
  vi.advanceTimersByTime(1);
  expect(typed()).toBe('Freelanc');
  ticks(8);
  expect(typed()).toBe('');
  ticks(1);
  expect(typed()).toBe('E');
  ticks(15);
  expect(typed()).toBe('Entrepreneurship');
});

test('the words are Freelance, Entrepreneurship, Innovation, Remote Work, Collaboration, and then Freelance again', () => {
  open();
  const whole: string[] = [];
  const oneTurn = 2 * words.join('').length;
  for (let tick = 0; tick < oneTurn; tick += 1) {
    ticks(1);
    const text = typed() ?? '';
    if (words.includes(text)) whole.push(text);
  }
  expect(whole).toEqual(['Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration', 'Freelance']);
});

test('without JavaScript the heading stands complete, and nothing asks to be paused', () => {
  place();
  expect(typed()).toBe('Freelance');
  expect(button().parentElement?.hidden).toBe(true);
});

test('with reduced motion one word stands, and nothing asks to be paused', () => {
  reduced = true;
  open();
  ticks(20);
  expect(typed()).toBe('Freelance');
  expect(button().parentElement?.hidden).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('the pause button holds the word, whole, and the resume button goes on from there', () => {
  open();
  ticks(12);
  expect(typed()).toBe('Ent');
  expect(button().getAttribute('aria-label')).toBe('Pause the changing word');
  button().click();
  expect(button().getAttribute('aria-label')).toBe('Resume the changing word');
  expect(typed()).toBe('Entrepreneurship');
  expect(vi.getTimerCount()).toBe(0);
  ticks(10);
  expect(typed()).toBe('Entrepreneurship');
  button().click();
  ticks(1);
  expect(typed()).toBe('Entrepreneurshi');
  expect(button().getAttribute('aria-label')).toBe('Pause the changing word');
});

test.each([
  ['the pointer is over it', 'pointerenter', 'pointerleave'],
  ['the focus is in it', 'focusin', 'focusout'],
])('while %s the word rests, whole, and goes on afterwards', (_when, begin, end) => {
  const title = place();
  attachTypewriter(title);
  ticks(12);
  expect(typed()).toBe('Ent');
  title.dispatchEvent(new Event(begin));
  expect(typed()).toBe('Entrepreneurship');
  expect(vi.getTimerCount()).toBe(0);
  title.dispatchEvent(new Event(end));
  ticks(1);
  expect(typed()).toBe('Entrepreneurshi');
});

test('resume sets it in motion at once, under the pointer and the focus that pressed it', () => {
  const title = place();
  attachTypewriter(title);
  title.dispatchEvent(new Event('pointerenter'));
  title.dispatchEvent(new Event('focusin'));
  button().click();
  button().click();
  ticks(1);
  expect(typed()).toBe('Freelanc');
});

test('a press of the pause button outlasts pointer and focus', () => {
  const title = place();
  attachTypewriter(title);
  title.dispatchEvent(new Event('pointerenter'));
  button().click();
  title.dispatchEvent(new Event('pointerleave'));
  expect(vi.getTimerCount()).toBe(0);
});

test('the pause button is not part of the heading', () => {
  open();
  expect(button().closest('h1')).toBeNull();
});

test('the timer stops while the heading is out of view and goes on when it returns', () => {
  open();
  ticks(3);
  setOnScreen(false);
  expect(vi.getTimerCount()).toBe(0);
  ticks(10);
  expect(typed()).toBe('Freela');
  setOnScreen(true);
  ticks(1);
  expect(typed()).toBe('Freel');
});

test('the timer stops while the page is hidden', () => {
  open();
  setPageHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  ticks(10);
  expect(typed()).toBe('Freelance');
  setPageHidden(false);
  ticks(1);
  expect(typed()).toBe('Freelanc');
});
