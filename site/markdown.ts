import { type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { newTab } from '../content/component-words.ts';
import { missingProfile } from '../content/team.ts';

/** Elements without text of their own: drawings, controls, copies of text that is there already. */
const left = /^(?:svg|nav|script|noscript|style|select|textarea|button|video|picture|template)$/;
const inline: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', kbd: '_', code: '`' };

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
const cell = /^t[dh]$/;
const block =
  /^(?:h[1-4]|p|div|section|article|header|footer|figure|figcaption|ul|ol|dl|table|caption|details|fieldset|legend|aside|address)$/;
/** Elements whose whole text is one line. */
const oneLine = /^(?:a|li|td|th|h[1-4]|dt|summary)$/;

/**
 * Converts a prerendered page to Markdown.
 * @param html the document
 * @param origin the prefix of links into the site
 */
export function markdownOf(html: string, origin: string): string {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  let text = '';

  function write(parent: Element, isLine: boolean): void {
    let count = 0;
    for (const node of parent.children) {
      if (isText(node)) text += node.data.replaceAll(/\s+/g, ' ');
      if (!isTag(node) || isLeft(node, isLine)) continue;
      if (node.name === 'li' && parent.name === 'ol') count++;
      text += startOf(node, isLine, text, count);
      const start = text.length;
      if (node.name === 'pre') text += DomUtils.textContent(node);
      else write(node, isLine || oneLine.test(node.name));
      if (cell.test(node.name)) text = text.slice(0, start) + text.slice(start).replaceAll('|', String.raw`\|`);
      text += endOf(node, origin, isLine);
    }
  }
  if (main) write(main, false);
  return cleaned(text.replaceAll(` ${newTab}`, ''));
}

function isLeft({ name, attribs, children }: Element, isLine: boolean): boolean {
  // Profiles that lead nowhere yet, and the button of a card that shows them.
  if (attribs['href']?.endsWith(missingProfile) || (name === 'details' && children.length === 1)) return true;
  // The label of a control is dropped, except in a list, where it is text.
  if (left.test(name) || (name === 'label' && !isLine)) return true;
  // What is hidden, appears on interaction only, or needs a script.
  const { 'aria-hidden': isHidden, 'aria-live': live, role } = attribs;
  const isUnseen = isHidden === 'true' || 'hidden' in attribs || 'popover' in attribs || 'data-needs-script' in attribs;
  return isUnseen || role === 'status' || live === 'polite';
}

function startOf({ name, attribs }: Element, isLine: boolean, text: string, count: number): string {
  const { href = '', 'aria-label': label = '' } = attribs;
  // A citation mark directly follows its word.
  if (name === 'a' && href.startsWith('#source-')) return '[';
  // Text that only the layout separates.
  const gap = /[\p{L}\p{M}\p{N}_%.)।]$/u.test(text) ? ' ' : '';
  if (name === 'a') return gap + (href.startsWith('#') ? '' : `[${label}`);
  if (name in inline) return inline[name] ?? '';
  if (name === 'span') return gap;
  if (name === 'small') return ', ';
  if (isLine) return heading.test(name) ? ' **' : block.test(name) || /^(?:br|li|dt)$/.test(name) ? ' ' : '';
  if (name === 'li' && count > 0) return `\n${count}. `;
  return before[name] ?? (block.test(name) ? '\n\n' : '');
}

function endOf({ name, attribs }: Element, origin: string, isLine: boolean): string {
  if (name === 'a') {
    const { href = '' } = attribs;
    if (href.startsWith('#source-')) return ']';
    // A link within the page has no target in Markdown.
    if (href.startsWith('#')) return '';
    return `](${href.startsWith('/') ? origin + href : href})`;
  }
  if (name in inline) return inline[name] ?? '';
  if (cell.test(name)) return ' | ';
  if (name === 'pre') return '\n```\n\n';
  if (name === 'dt') return isLine ? ': ' : '**';
  if (isLine && heading.test(name)) return '** ';
  if (isLine) return block.test(name) ? ' ' : '';
  return block.test(name) || name === 'summary' ? '\n\n' : '';
}

function cleaned(text: string): string {
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
