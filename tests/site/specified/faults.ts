import type { HTMLElement, Node } from 'happy-dom';
import { type ParsedPage, wordsOf } from '../../harness/pages.ts';
import type { Specified } from './specified.ts';

/** The differences between a page and its specification, one sentence each. */
export function faultsOf(page: ParsedPage, specified: Specified): string[] {
  const { part = 'main', words = [], exactly = {}, links = [], onlyLinks, count = {}, holds = {} } = specified;
  const found = page.document.querySelector<HTMLElement>(part);
  if (!found) return [`${page.path} has no ${part}.`];
  const shown = linksOf(found);
  return [
    ...missing(shown, links).map((link) => `does not link ${link}`),
    ...(onlyLinks ? difference('the links', shown, onlyLinks) : []),
    ...missing(everyElement(found).map(wordsSeen), words).map((text) => `does not say '${text}'`),
    ...Object.entries(exactly).flatMap(([selector, texts]) =>
      difference(selector, select(found, selector).map(wordsSeen), texts),
    ),
    ...Object.entries(count).flatMap(([selector, number]) => {
      const { length } = select(found, selector);
      return length === number ? [] : [`has ${length} ${selector}, not ${number}`];
    }),
    ...Object.entries(holds).flatMap(([selector, text]) => {
      const [element] = select(found, selector);
      const has = element?.getAttribute('content') ?? (element && wordsSeen(element)) ?? 'nothing';
      return has.includes(text) ? [] : [`does not say '${text}' in ${selector}, but '${has}'`];
    }),
  ].map((fault) => `${page.path} ${fault} (${part}).`);
}

/** The visible text of an element: without drawings and visually hidden text. */
function wordsSeen(element: HTMLElement): string {
  return textSeen(element).replaceAll(/\s+/g, ' ').trim();
}

const silent = /^(?:SVG|SCRIPT|STYLE|NOSCRIPT)$/i;

function textSeen(node: Node): string {
  if (node.nodeName === '#text') return node.textContent;
  if (!('tagName' in node)) return '';
  const element = node as HTMLElement;
  if (silent.test(element.tagName) || element.classList.contains('visually-hidden')) return '';
  // The style sheet draws this word.
  return element.dataset['word'] ?? [...element.childNodes].map(textSeen).join('');
}

const select = (part: HTMLElement, selector: string) => [...part.querySelectorAll(selector)] as HTMLElement[];

const everyElement = (part: HTMLElement) => select(part, '*').filter((element) => !element.closest('svg'));

/** `words → address`. A link that shows none has those that are read out. */
function linksOf(part: HTMLElement): string[] {
  return select(part, 'a[href]').map(
    (link) => `${wordsSeen(link) || wordsOf(link)} → ${link.getAttribute('href') ?? ''}`,
  );
}

/** The entries of `wanted` that are not in `shown`, in that order. */
function missing(shown: readonly string[], wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((text) => {
    const at = shown.indexOf(text, from);
    if (at === -1) return true;
    from = at + 1;
    return false;
  });
}

function difference(name: string, shown: readonly string[], wanted: readonly string[]): string[] {
  if (shown.length === wanted.length && wanted.every((text, index) => text === shown[index])) return [];
  return [`has '${shown.join("', '")}' as ${name}, not '${wanted.join("', '")}'`];
}
