import { expect, test } from 'vitest';
import { footer, servicesMenu } from '../../content/navigation.ts';
import { iconShapes } from './icon-table.ts';
import { iconAddress, iconSheet } from './icon-sheet.ts';

const symbol = (name: string): string =>
  new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><path d="([^"]+)"/></symbol>`).exec(iconSheet.content)?.[1] ??
  'none';

test('the sheet has every icon of the closed menu and of the footer, with the same shape as elsewhere', () => {
  const shown = [...servicesMenu.services, ...footer.badges, ...footer.social].map(({ icon }) => icon);
  for (const icon of shown)
    expect(symbol(icon), `Add ${icon} to the names of site/components/icon-sheet.ts`).toBe(iconShapes[icon].d);
});

test('every symbol has a unique id', () => {
  const ids = [...iconSheet.content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the rings of the dial have whole ticks, the first centred on the edge', () => {
  const rings = [
    ...iconSheet.content.matchAll(/pathLength="\d+" stroke-dasharray="(\S+) (\S+)" stroke-dashoffset="(\S+)"/g),
  ];
  expect(rings).toHaveLength(3);
  for (const [, dash, gap, offset] of rings) {
    expect(Number(dash) + Number(gap)).toBeCloseTo(1, 9);
    expect(Number(offset)).toBeCloseTo(Number(dash) / 2, 9);
  }
});

test('an icon that the sheet lacks has no address', () => {
  expect(iconAddress('linkedin')).toMatch(/^\/assets\/icons-[\w-]{6}\.svg#linkedin$/);
  expect(iconAddress('moon')).toBeUndefined();
});
