import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hero } from '../../../content/landing.ts';
import { Typewriter } from './typewriter.tsx';

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
        setOnScreen = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => pageHidden);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => render(<Typewriter {...hero.heading} />);
const typed = () => screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden]')?.textContent;
const ticks = (count: number) => act(() => vi.advanceTimersByTime(count * 150));
const pause = () => screen.getByRole('button', { name: 'Pause the changing word' });
const resume = () => screen.getByRole('button', { name: 'Resume the changing word' });

function setPageHidden(hidden: boolean) {
  pageHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test("the heading reads 'Modern Solution for <rotating word> Marketplace', whole and steady for screen readers", () => {
  open();
  const name = 'Modern Solution for Freelance Marketplace';
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  ticks(40);
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
});

test('every 150 ms one character goes or comes, never earlier', () => {
  open();
  act(() => vi.advanceTimersByTime(149));
  expect(typed()).toBe('Freelance');
  act(() => vi.advanceTimersByTime(1));
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
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Typewriter {...hero.heading} />);
  expect(page.querySelector('[aria-hidden]')?.textContent).toBe('Freelance');
  expect(page.querySelector('button')).toBeNull();
});

test('with reduced motion one word stands, and nothing asks to be paused', () => {
  reduced = true;
  open();
  ticks(20);
  expect(typed()).toBe('Freelance');
  expect(screen.queryByRole('button')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('the pause button holds the word, whole, and the resume button goes on from there', () => {
  open();
  ticks(12);
  expect(typed()).toBe('Ent');
  fireEvent.click(pause());
  expect(typed()).toBe('Entrepreneurship');
  expect(vi.getTimerCount()).toBe(0);
  ticks(10);
  expect(typed()).toBe('Entrepreneurship');
  fireEvent.click(resume());
  ticks(1);
  expect(typed()).toBe('Entrepreneurshi');
  expect(pause()).toBeTruthy();
});

test('the pause button is not part of the heading', () => {
  open();
  expect(pause().closest('h1')).toBeNull();
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
