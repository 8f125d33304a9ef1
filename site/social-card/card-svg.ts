import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { company } from '../../content/company.ts';
import type { CardDesign } from './card-designs.ts';
import { resolveValue, type Variables } from './drawing/values.ts';
import { cardSize } from './social-card.ts';
import { cuts, setLine, type Cut } from './type-setter.ts';
import { wrapLines } from './wrap-lines.ts';

const LEFT = 64;
/** The scale of all pages, on which everything stands. */
const GROUND = 592;
/** Where the heading begins at the head of a card, and where it ends at the foot of one. */
const HEAD = 214;
const FOOT = 538;
/** From the kicker to the heading. */
const GAP = 24;
const KICKER = 34;
/** Height of a capital as a share of the size. */
const CAPITAL = 0.7;

/** The colours on each ground: of the ground, the heading, kicker and scale, and the logo. */
const tokens = {
  porcelain: { back: 'ground', ink: 'ink', soft: 'cobalt', mark: 'cobalt', on: 'on-cobalt' },
  glaze: { back: 'glaze', ink: 'on-glaze', soft: 'on-glaze-soft', mark: 'on-glaze', on: 'glaze' },
} as const;

export type CardWords = {
  /** The page's name. */
  words: string;
  /** The kicker: the parent's name. */
  kicker: string;
  /** The page's place among all pages, from 0, and how many there are. */
  place: number;
  places: number;
};

type Card = CardWords &
  Omit<CardDesign, 'drawings'> & {
    drawings: readonly { element: Element; x: number; y: number; width: number }[];
    variables: Variables;
  };

/** The card as a self-contained SVG: text as outlines, colours as sRGB. */
export function cardSvg(card: Card): string {
  const { drawings, variables, theme, ground } = card;
  const paint = (token: string) => {
    const colour = resolveValue(`var(--${token})`, variables, theme);
    if (colour === undefined)
      throw new Error(`tokens.css has no colour '${token}', with which social cards are painted.`);
    return colour;
  };
  const parts = Object.entries(tokens[ground]).map(([part, token]) => [part, paint(token)]);
  const colours = Object.fromEntries(parts) as Record<keyof (typeof tokens)['glaze'], string>;
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.back}" d="M0 0H${width}V${height}H0Z"/>`,
    `<clipPath id="sky"><path d="M0 0H${width}V${GROUND}H0Z"/></clipPath>`,
    `<g clip-path="url(#sky)">${drawings.map(placed).join('')}</g>`,
    scale(card, { ...colours, sun: paint('f-sun') }),
    wordmark({ ...colours, sun: paint('marigold') }),
    heading(card, colours),
    '</svg>',
  ].join('');
}

/** The page's name, as large as it fits, under the kicker. */
export function heading(
  { words, kicker, field }: Pick<Card, 'words' | 'kicker' | 'field'>,
  { ink, soft }: { ink: string; soft: string },
): string {
  const room = { height: 320, largest: 152, smallest: 56, ...field };
  const { lines, size } = wrapLines(words, room, (line) => setLine(line, cuts.display, 1).advance);
  const first = field.height ? HEAD + size * CAPITAL : FOOT - (lines.length - 1) * size;
  // Compensates for the side bearing of a large letter.
  const left = LEFT - size * 0.05;
  return (
    text(kicker, cuts.label, KICKER, LEFT, first - size * CAPITAL - GAP, soft) +
    lines.map((line, index) => text(line, cuts.display, size, left, first + index * size, ink)).join('')
  );
}

function placed({ element, x, y, width }: Card['drawings'][number]): string {
  const { viewBox = '', role: _role, 'aria-label': _label, 'aria-hidden': _hidden, ...kept } = element.attribs;
  const [left = 0, above = 0, breadth = 1] = viewBox.split(' ').map(Number);
  const factor = width / breadth;
  const transform = `translate(${x} ${y})scale(${factor})translate(${-left} ${-above})`;
  return DomUtils.getOuterHTML(new Element('g', { ...kept, transform }, element.children), { xmlMode: true });
}

function text(words: string, cut: Cut, size: number, x: number, y: number, fill: string): string {
  return `<path fill="${fill}" transform="translate(${x} ${y})" d="${setLine(words, cut, size).d}"/>`;
}

/** One tick for every page of the site, in the order of the site map; the sun stands over this page's. */
function scale({ place, places }: CardWords, { back, soft, sun }: { back: string; soft: string; sun: string }): string {
  const step = (cardSize.width - 2 * LEFT) / (places - 1);
  const x = (index: number) => Math.round((LEFT + index * step) * 10) / 10;
  const ticks = Array.from({ length: places }, (_, index) => `M${x(index)} ${GROUND}v${index % 5 === 0 ? 18 : 10}`);
  return (
    `<path fill="${back}" d="M0 ${GROUND}H${cardSize.width}V${cardSize.height}H0Z"/>` +
    `<path fill="none" stroke="${soft}" stroke-width="1.5" d="${ticks.join('')}"/>` +
    `<path fill="none" stroke="${soft}" stroke-width="2" d="M0 ${GROUND}H${cardSize.width}"/>` +
    `<circle fill="${sun}" cx="${x(place)}" cy="${GROUND}" r="11"/>`
  );
}

/** The company's mark and name: an arched window, the gnomon in it, the sun behind. */
function wordmark({ ink, mark, on, sun }: { ink: string; mark: string; on: string; sun: string }): string {
  return (
    `<g transform="translate(${LEFT} 50)scale(1.5)"><path fill="${mark}" d="M2 30V17.5C2 10 8 4.5 16 1c8 3.5 14 9 14 16.5V30Z"/>` +
    `<path fill="${on}" d="M7.5 25H22V13Z"/><circle fill="${sun}" cx="11.5" cy="14" r="3"/></g>` +
    text(company.name, cuts.wordmark, 38, LEFT + 62, 90, ink)
  );
}
