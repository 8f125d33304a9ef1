import type { HTMLElement, Node } from 'happy-dom';
import { expect } from 'vitest';
import { type ParsedPage, wordsOf } from '../../harness/pages.ts';
import type { Specified } from './specified.ts';

/** Expects of a page what its specification says. */
export function expectSpecified(page: ParsedPage, specified: Specified): void {
  const { part = 'main', words = [], exactly = {}, links = [], onlyLinks, count = {}, holds = {} } = specified;
  const place = `${page.path} (${part})`;
  const found = page.document.querySelector<HTMLElement>(part);
  if (!found) throw new Error(`There is no ${place}.`);
  const shown = linksOf(found);
  expect.soft(inOrder(links, shown), place).toEqual(links);
  if (onlyLinks) expect.soft(shown, place).toEqual(onlyLinks);
  expect.soft(inOrder(words, everyElement(found).map(wordsSeen)), place).toEqual(words);
  for (const [selector, texts] of Object.entries(exactly))
    expect.soft(select(found, selector).map(wordsSeen), `${place} ${selector}`).toEqual(texts);
  for (const [selector, number] of Object.entries(count))
    expect.soft(select(found, selector).length, `${place} ${selector}`).toBe(number);
  for (const [selector, text] of Object.entries(holds)) {
    const [element] = select(found, selector);
    expect
      .soft(element && (element.getAttribute('content') ?? wordsSeen(element)), `${place} ${selector}`)
      .toContain(text);
  }
}

/** The entries of `wanted` that are in `shown`, each behind the one before it. */
export function inOrder(wanted: readonly string[], shown: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((text) => {
    const at = shown.indexOf(text, from);
    if (at !== -1) from = at + 1;
    return at !== -1;
  });
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
