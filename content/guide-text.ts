import type { Guide, GuideBlock, GuideText, Sources } from './guide.ts';

export type Piece = Exclude<GuideText, string>[number] | { cite: string } | { strong: string } | { code: string };

/** A text in pieces: its links and terms, and its words with each mark of GuideText for itself. */
export const piecesOf = (text: GuideText): readonly Piece[] =>
  typeof text === 'string'
    ? piecesOfWords(text)
    : text.flatMap((piece) => (typeof piece === 'string' ? piecesOfWords(piece) : piece));

const piecesOfWords = (words: string): Piece[] =>
  words.split(/(\[\^[\w-]+\]|\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith('[')) return { cite: part.slice(2, -1) };
    return part.startsWith('*') ? { strong: part.slice(2, -2) } : { code: part.slice(1, -1) };
  });

/** A text without its citation marks, for search, word counts and structured data. */
export function plainText(text: GuideText): string {
  return piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('cite' in piece) return '';
      if ('strong' in piece) return piece.strong;
      if ('term' in piece) return piece.term;
      if ('code' in piece) return piece.code;
      return piece.text;
    })
    .join('');
}

/** The ids of the sources that a text names, in the order in which it names them. */
export function citations(text: GuideText): string[] {
  return piecesOf(text).flatMap((piece) => (typeof piece === 'object' && 'cite' in piece ? [piece.cite] : []));
}

export const isParagraph = (block: GuideBlock): block is GuideText =>
  typeof block === 'string' || Symbol.iterator in block;

/** Every run of text of a block, in reading order. */
function blockTexts(block: GuideBlock): readonly GuideText[] {
  if (isParagraph(block)) return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('terms' in block) return block.terms.flatMap(({ name, text }) => [name, text]);
  if ('columns' in block) return [...block.columns, ...block.rows.flat()];
  if ('lines' in block) return block.lines;
  if ('aside' in block) return [block.aside];
  return [block.label, ...block.blocks.flatMap(blockTexts)];
}

/** The whole text of a guide's page, without the list of sources. */
export function guideTexts(guide: Guide): readonly GuideText[] {
  return [
    guide.lede,
    ...guide.figure.key,
    guide.opening,
    ...Object.values(guide.sections).flatMap((section) => [section.heading, ...section.blocks.flatMap(blockTexts)]),
    ...guide.checkList,
    guide.closing.text,
  ];
}

export function wordCount(texts: readonly GuideText[]): number {
  return texts.map(plainText).join(' ').split(/\s+/).filter(Boolean).length;
}

/**
 * Checks a page's sources: one line for each that is undated, not https, unused or missing.
 * `used` are the ids that the page cites, `day` the day of its last check, after which no source may be dated.
 */
export function sourceFaults(sources: Sources, used: readonly string[], day: string): string[] {
  const ids = Object.keys(sources);
  return [
    ...ids.filter((id) => !used.includes(id)).map((id) => `${id} is not used`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `${id} is cited and does not exist`),
    ...Object.entries(sources).flatMap(([id, source]) => {
      const date = 'published' in source ? source.published : source.accessed;
      return [
        URL.canParse(source.url) && source.url.startsWith('https://') ? [] : `${id} has no https address`,
        /\s|[?&](utm_|hl=)/.test(source.url) ? `${id} carries more than its address` : [],
        isoDate.test(date) ? [] : `${id} has no ISO date`,
        date > day ? `${id} is younger than the page` : [],
      ].flat();
    }),
  ];
}

const isoDate = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
