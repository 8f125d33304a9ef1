import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { Facade, flights } from './facade.tsx';
import { hourPoint } from './dial.tsx';
import { DIAL, HEIGHT, LATITUDE, STEP, BAY, STOREY, storeys } from './plan.ts';
import { smallWindows } from './small-windows.tsx';
import { flight } from './stair.tsx';
import { bayCount, firstBay } from './storey.tsx';

describe('the plan', () => {
  test('has four storeys of 12, 9, 6 and 3 bays', () => {
    expect(storeys.map(bayCount)).toEqual([12, 9, 6, 3]);
  });

  test('has no two windows in one bay, and none beside its storey', () => {
    const places = smallWindows.map(({ storey, bay }) => `${storey}/${bay}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { storey, bay } of smallWindows) {
      expect(bay).toBeGreaterThanOrEqual(firstBay(storey));
      expect(bay).toBeLessThan(12);
    }
  });

  test('gives every window either a screen or a scene of work', () => {
    for (const { lattice, scene } of smallWindows) expect(Boolean(lattice)).not.toBe(Boolean(scene));
  });

  test('climbs at the latitude of Jaipur, as a gnomon there must', () => {
    const slope = (Math.atan(STOREY / (STEP * BAY)) * 180) / Math.PI;
    expect(slope).toBeCloseTo(LATITUDE, 0);
    expect(flight.match(/v/g)).toHaveLength(24);
  });

  test('sets each flight on the head of the one below', () => {
    expect(flights.map(({ y }) => y)).toEqual([HEIGHT, 611, 462, 313]);
    for (const [index, { x }] of flights.entries()) expect(x).toBe(434 + index * STEP * BAY);
  });

  test('writes noon straight above the middle of the dial', () => {
    expect(hourPoint(12)[0]).toBeCloseTo(DIAL.centre[0]);
    expect(hourPoint(6)[0]).toBeGreaterThan(hourPoint(18)[0]);
  });
});

describe('the drawing', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(<Facade label="Freelance Marketplace Illustration" />);
  });

  test('is an image with its alternative text', () => {
    const svg = document.querySelector('svg');
    expect(svg?.getAttribute('role')).toBe('img');
    expect(svg?.getAttribute('aria-label')).toBe('Freelance Marketplace Illustration');
  });

  test('refers only to shapes and patterns that it defines, each of them once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const html = document.body.innerHTML;
    const used = [...html.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    expect(ids.filter((id) => !used.includes(id))).toEqual([]);
  });

  test('numbers thirteen hours of the day', () => {
    const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts.slice(0, 13)).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 6)));
    expect(texts.at(-1)).toBe('26.9° N');
  });

  test('stays under 24 kB of markup', () => {
    expect(document.body.innerHTML.length).toBeLessThan(24_000);
  });
});
