import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { appServicePage } from '../../../content/pages/app-service.ts';
import { Slideshow } from './slideshow.tsx';

const { label, slides } = appServicePage.slideshow;
const picture = { avif: 'a.avif 320w', webp: 'a.webp 320w', src: 'a.webp', width: 320, height: 656 };
const show = <Slideshow label={label} slides={slides.map((slide) => ({ ...slide, picture }))} words={labels.motion} />;

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
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
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a slideshow of six images, each described', () => {
  render(show);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(slides.map(({ alt }) => alt));
  expect(slides).toHaveLength(6);
});

test('it auto-advances every 2 seconds, never earlier', () => {
  render(show);
  wait(1999);
  expect(current()).toBe('1 of 6');
  wait(1);
  expect(current()).toBe('2 of 6');
});

test('the index wraps over six images', () => {
  render(show);
  wait(12_000);
  expect(current()).toBe('1 of 6');
  press('Previous');
  expect(current()).toBe('6 of 6');
});

test('a manual change locks it for one second: a tick within the lock changes nothing', () => {
  render(show);
  wait(1500);
  press('Next');
  expect(current()).toBe('2 of 6');
  wait(500);
  expect(current()).toBe('2 of 6');
  wait(2000);
  expect(current()).toBe('3 of 6');
});

test('a manual change more than a second before the tick does not hold it back', () => {
  render(show);
  wait(1000);
  press('Next');
  wait(1000);
  expect(current()).toBe('3 of 6');
});

test('any screen can be chosen', () => {
  render(show);
  press('5 of 6');
  expect(current()).toBe('5 of 6');
});

test('it pauses on hover and on focus', () => {
  render(show);
  const whole = screen.getByRole('region', { name: label });
  fireEvent.pointerEnter(whole);
  wait(10_000);
  expect(current()).toBe('1 of 6');
  fireEvent.focusIn(screen.getByRole('button', { name: 'Next' }));
  fireEvent.pointerLeave(whole);
  wait(10_000);
  expect(current()).toBe('1 of 6');
});

test('the pause button holds it, and play sets it going again', () => {
  render(show);
  press('Pause');
  wait(10_000);
  expect(current()).toBe('1 of 6');
  press('Play');
  wait(2000);
  expect(current()).toBe('2 of 6');
});

test('with reduced motion it stands still and stays operable', () => {
  reduced = true;
  render(show);
  expect(vi.getTimerCount()).toBe(0);
  press('Next');
  expect(current()).toBe('2 of 6');
});

test('changes are announced only while it does not move by itself', () => {
  render(show);
  const live = () => screen.getByRole('group', { name: label }).getAttribute('aria-live');
  expect(live()).toBe('off');
  press('Pause');
  expect(live()).toBe('polite');
});

test('without JavaScript all six stand in a row that the keyboard can scroll, and no button is shown', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(show);
  expect(page.querySelectorAll('figure')).toHaveLength(6);
  expect(page.querySelector('[tabindex="0"]')).toBeTruthy();
  expect([...page.querySelectorAll('button')].every((button) => button.closest('[data-needs-script]'))).toBe(true);
});
