import { createHash } from 'node:crypto';
import type { IconName } from '../../content/icons.ts';
import { iconShapes } from './icon-table.ts';
import { sitePrefix } from '../language/address.ts';

/** The icons that are never on the first screen: those of the closed services menu and of the footer's badges and profiles. */
const names: readonly IconName[] = [
  'pen-tool',
  'app-window',
  'server',
  'search',
  'cloud',
  'workflow',
  'shopping-cart',
  'pen-line',
  'shapes',
  'smartphone',
  'lock-keyhole',
  'shield-check',
  'handshake',
  'linkedin',
  'github',
  'instagram',
  'facebook',
];

/**
 * A quarter of the great dial, centred on the lower right corner of 400 by 400. Each ring of ticks is one dashed circle, stroked as
 * wide as the ticks are long; `pathLength` is the number of ticks of a full circle.
 */
const quadrant = [
  ...[394, 374, 290, 190].map((radius) => `<circle cx="400" cy="400" r="${radius}"/>`),
  ticks({ radius: 379, length: 10, turn: 288 }),
  ticks({ radius: 378, length: 32, turn: 48 }),
  ticks({ radius: 240, length: 100, turn: 48 }),
].join('');

const shapes = names.map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${iconShapes[name].d}"/></symbol>`,
);
const content = `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}<g id="quadrant">${quadrant}</g></svg>\n`;
const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6);

/** Small drawings that every page repeats, in one SVG file, so that they are fetched once and in no page's document. */
export const iconSheet = { name: `assets/icons-${hash}.svg`, content };

export const quadrantAddress = addressOf('quadrant');

/** The address of an icon in the sheet; undefined when it is not there. */
export function iconAddress(name: IconName): string | undefined {
  return names.includes(name) ? addressOf(name) : undefined;
}

function addressOf(id: string): string {
  return `${sitePrefix}/${iconSheet.name}#${id}`;
}

/** A ring of ticks at `radius`: `turn` on a full circle, `length` long, one unit wide. */
function ticks({ radius, length, turn }: { radius: number; length: number; turn: number }): string {
  const dash = Math.round((turn / (2 * Math.PI * radius)) * 1000) / 1000;
  const gap = Math.round((1 - dash) * 1000) / 1000;
  return (
    `<circle cx="400" cy="400" r="${radius}" stroke-width="${length}" pathLength="${turn}" ` +
    `stroke-dasharray="${dash} ${gap}" stroke-dashoffset="${dash / 2}"/>`
  );
}
