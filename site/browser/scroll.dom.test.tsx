import { expect, test, vi } from 'vitest';
import { easeOut, type ScrollOffset, scrollToSection } from './scroll.ts';

/** A window 1,000 px down its page, with a section 600 px below, and a clock that moves 100 ms per frame. */
function stage({ reducedMotion = false, offset = 80 }: { reducedMotion?: boolean; offset?: ScrollOffset } = {}) {
  const positions: number[] = [];
  const listeners = new Map<string, () => void>();
  let now = 0;
  const frames: (() => void)[] = [];
  const window = {
    scrollY: 1000,
    scrollTo: ({ top }: { top: number }) => void positions.push(Math.round(top)),
    matchMedia: () => ({ matches: reducedMotion }),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: vi.fn<(type: string) => void>((type) => void listeners.delete(type)),
  } as unknown as Window;
  const target = { getBoundingClientRect: () => ({ top: 600 }) } as Element;
  const clock = { now: () => now, nextFrame: (step: () => void) => void frames.push(step) };
  scrollToSection(target, offset, window, clock);
  const frame = () => {
    now += 100;
    frames.shift()?.();
  };
  return { positions, frame, frames, turnWheel: () => listeners.get('wheel')?.() };
}

test.each([
  [80, 1520],
  [70, 1530],
] as const)('a scroll takes 500 ms and stops %i px above the section', (offset, end) => {
  const { positions, frame, frames } = stage({ offset });
  for (let elapsed = 0; elapsed < 500; elapsed += 100) {
    expect(frames).toHaveLength(1);
    frame();
  }
  expect(positions.at(0)).toBe(1000);
  expect(positions.at(-1)).toBe(end);
  expect(positions).toHaveLength(6);
  expect(frames).toHaveLength(0);
});

test('the way is covered steadily, without turning back', () => {
  const { positions, frame } = stage();
  for (let index = 0; index < 5; index += 1) frame();
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect([easeOut(0), easeOut(1)]).toEqual([0, 1]);
});

test('a reader who turns the wheel takes over', () => {
  const { positions, frame, turnWheel } = stage();
  frame();
  turnWheel();
  frame();
  expect(positions).toHaveLength(2);
});

test('where motion is unwelcome the page jumps', () => {
  const { positions, frames } = stage({ reducedMotion: true });
  expect(positions).toEqual([1520]);
  expect(frames).toHaveLength(0);
});
