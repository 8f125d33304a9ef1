import { newTab } from '../content/component-words.ts';

/** Elements without text of their own: drawings, controls, copies of text that is there already. */
const left = /^(?:svg|nav|script|noscript|style|select|textarea|button|video|picture|template)$/;
/** Elements that are hidden, appear on interaction only, or need a script. */
const hidden = /\s(?:aria-hidden="true"|role="status"|aria-live="polite"|(?:data-needs-script|hidden)(?=\s|$))/;
const empty = /^(?:area|br|col|hr|img|input|source|wbr)$/;
const entities: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const inline: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', code: '`' };

/** The Markdown prefix of an element. */
const before: Readonly<Record<string, string>> = {
  h1: '\n\n# ',
  h2: '\n\n## ',
  h3: '\n\n### ',
  h4: '\n\n#### ',
  summary: '\n\n### ',
  li: '\n- ',
  dt: '\n\n**',
  dd: '\n',
  tr: '\n| ',
  br: '\n',
  blockquote: '\n\n> ',
  pre: '\n\n```\n',
};
const heading = /^h[1-6]$/;
const block =
  /^(?:h[1-4]|p|div|section|article|header|footer|figure|figcaption|ul|ol|dl|table|caption|details|fieldset|legend|aside|address)$/;
const withinPage = /\shref="#/;
const toSource = /\shref="#source-/;
/** Elements whose whole text is one line. */
const oneLine = /^(?:a|li|td|th|h[1-4]|dt|summary)$/;

/**
 * Converts a prerendered page to Markdown. It parses only HTML as React writes it, with every element closed.
 * @param html the document
 * @param origin the prefix of links into the site
 */
export function markdownOf(html: string, origin: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const open: { end: string; isLeft: boolean; isLine: boolean; isTyped: boolean; counted: number | undefined }[] = [];
  let text = '';
  for (const [, close, name = '', attributes = '', words] of main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+)/gs,
  )) {
    const within = open.at(-1);
    if (words !== undefined)
      text += within?.isLeft ? '' : decoded(within?.isTyped ? words : words.replaceAll(/\s+/g, ' '));
    else if (close === '/') {
      const closed = open.pop();
      if (closed && !closed.isLeft) text += closed.end;
    } else if (name !== '') {
      const { isLine = false, isTyped = false } = within ?? {};
      // The label of a control is dropped, except in a list, where it is text.
      const isControl = left.test(name) || (name === 'label' && !isLine);
      const isLeft = (within?.isLeft ?? false) || isControl || hidden.test(attributes);
      if (name === 'li' && !isLeft && within?.counted !== undefined) within.counted++;
      if (!isLeft && !isTyped) text += startOf(name, attributes, isLine, text, within?.counted);
      if (empty.test(name) || attributes.endsWith('/')) continue;
      const end = isTyped ? '' : endOf(name, attributes, origin, isLine);
      open.push({
        end,
        isLeft,
        isLine: isLine || oneLine.test(name),
        isTyped: isTyped || name === 'pre',
        counted: name === 'ol' ? 0 : undefined,
      });
    }
  }
  return tidy(text.replaceAll(` ${newTab}`, ''));
}

function startOf(name: string, attributes: string, isLine: boolean, text: string, counted?: number): string {
  // A citation mark directly follows its word.
  if (name === 'a' && toSource.test(attributes)) return '[';
  // Text that only the layout separates.
  const gap = /[\p{L}\p{M}\p{N}_%.)।]$/u.test(text) ? ' ' : '';
  if (name === 'a') return gap + (withinPage.test(attributes) ? '' : `[${labelOf(attributes)}`);
  if (name in inline) return inline[name] ?? '';
  if (name === 'span') return gap;
  if (name === 'small') return ', ';
  if (isLine) return heading.test(name) ? ' **' : block.test(name) || /^(?:br|li|dt)$/.test(name) ? ' ' : '';
  if (name === 'li' && counted !== undefined) return `\n${counted}. `;
  return before[name] ?? (block.test(name) ? '\n\n' : '');
}

function endOf(name: string, attributes: string, origin: string, isLine: boolean): string {
  if (name === 'a') {
    if (toSource.test(attributes)) return ']';
    // A link within the page has no target in Markdown.
    if (withinPage.test(attributes)) return '';
    const href = decoded(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '');
    return `](${href.startsWith('/') ? origin + href : href})`;
  }
  if (name in inline) return inline[name] ?? '';
  if (name === 'td' || name === 'th') return ' | ';
  if (name === 'pre') return '\n```\n\n';
  if (name === 'dt') return isLine ? ': ' : '**';
  if (isLine) return heading.test(name) ? '** ' : block.test(name) ? ' ' : '';
  return block.test(name) || name === 'summary' ? '\n\n' : '';
}

/** The accessible name of a link without text. */
function labelOf(attributes: string): string {
  return decoded(/\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

/** Text of a page with the entities that React writes decoded. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

function tidy(text: string): string {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ (?=[:,;](?: |$))/g, '')
        .replaceAll(/\[ | \](?=\()/g, (gap) => gap.trim())
        .trim(),
    )
    .filter((line) => !/^(?:-|\d+\.)$/.test(line));
  return `${lines
    .map((line, at) => (line.startsWith('|') && !lines[at - 1]?.startsWith('|') ? `${line}\n${rule(line)}` : line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The separator under the first row of a table. */
function rule(row: string): string {
  return `|${' --- |'.repeat(Math.max(1, row.split('|').length - 2))}`;
}
