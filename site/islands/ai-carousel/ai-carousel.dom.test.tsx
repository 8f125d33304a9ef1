import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { aiAutomationPage } from '../../../content/pages/services/ai-automation.ts';
import { AiCarousel } from './ai-carousel.tsx';

const { heading, lede, cards } = aiAutomationPage.carousel;
const carousel = <AiCarousel heading={heading} lede={lede} cards={cards} words={labels.motion} />;
const titles = [
  'AI Artists',
  'AI Applications',
  'AI Music Videos',
  'AI Content Editing',
  'AI Video Art',
  'AI Chatbots',
  'AI SEO Optimization',
  'AI Video Editing',
  'AI Voiceover',
  'AI Automation',
];

let reduced = false;
let pageHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  pageHidden = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') ? reduced : true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
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

const row = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const whole = () => screen.getByRole('region', { name: heading });

test('ten cards, in the order of the specification', () => {
  render(carousel);
  expect(row()).toEqual(titles);
});

test('the index auto-advances by one every 5 seconds, never earlier', () => {
  render(carousel);
  wait(4999);
  expect(row()[0]).toBe('AI Artists');
  wait(1);
  expect(row()[0]).toBe('AI Applications');
  wait(5000);
  expect(row()[0]).toBe('AI Music Videos');
});

test('with wraparound over ten cards', () => {
  render(carousel);
  wait(9 * 5000);
  expect(row().slice(0, 3)).toEqual(['AI Automation', 'AI Artists', 'AI Applications']);
  wait(5000);
  expect(row()[0]).toBe('AI Artists');
});

test('previous and next buttons move it by one, both ways round the ends', () => {
  render(carousel);
  press('Previous');
  expect(row()[0]).toBe('AI Automation');
  press('Next');
  press('Next');
  expect(row()[0]).toBe('AI Applications');
});

test('three cards are in view, and the position says which', () => {
  render(carousel);
  expect(screen.getByText('1–3 of 10')).toBeTruthy();
  press('Previous');
  expect(screen.getByText('10–2 of 10')).toBeTruthy();
});

test('auto-advance pauses on hover', () => {
  render(carousel);
  fireEvent.pointerEnter(whole());
  wait(20_000);
  expect(row()[0]).toBe('AI Artists');
  fireEvent.pointerLeave(whole());
  wait(5000);
  expect(row()[0]).toBe('AI Applications');
});

test('auto-advance pauses while the focus is inside', () => {
  render(carousel);
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.focusIn(next);
  wait(20_000);
  expect(row()[0]).toBe('AI Artists');
  fireEvent.focusOut(next);
  wait(5000);
  expect(row()[0]).toBe('AI Applications');
});

test('auto-advance pauses when the page is hidden', () => {
  render(carousel);
  pageHidden = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(vi.getTimerCount()).toBe(0);
});

test('the pause button holds it, and play sets it going again', () => {
  render(carousel);
  press('Pause');
  wait(20_000);
  expect(row()[0]).toBe('AI Artists');
  press('Play');
  wait(5000);
  expect(row()[0]).toBe('AI Applications');
});

test('with reduced motion it stands still and stays operable', () => {
  reduced = true;
  render(carousel);
  expect(vi.getTimerCount()).toBe(0);
  press('Next');
  expect(row()[0]).toBe('AI Applications');
});

test('changes are announced only while it does not move by itself', () => {
  render(carousel);
  const live = () => screen.getByRole('group', { name: heading }).getAttribute('aria-live');
  expect(live()).toBe('off');
  press('Pause');
  expect(live()).toBe('polite');
});

test('a swipe turns it by one', () => {
  render(carousel);
  const group = screen.getByRole('group', { name: heading });
  fireEvent.pointerDown(group, { pointerType: 'touch', clientX: 300, clientY: 100 });
  fireEvent.pointerUp(group, { pointerType: 'touch', clientX: 200, clientY: 110 });
  expect(row()[0]).toBe('AI Applications');
});

test('without JavaScript all ten stand in a row that the keyboard can scroll, and no button is shown', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(carousel);
  expect(page.querySelectorAll('h3')).toHaveLength(10);
  expect(page.querySelector('[tabindex="0"]')).toBeTruthy();
  expect([...page.querySelectorAll('button')].every((button) => button.closest('[data-needs-script]'))).toBe(true);
});
