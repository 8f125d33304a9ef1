import { beforeAll, describe, expect, test } from 'vitest';
import { markdownFile } from '../../site/page.ts';
import type { BuiltPage } from '../../static-site/built-site.ts';
import { accountPages, isIndexed, paths, readBuilt } from '../harness/built-site.ts';
import { all, pageOf, wordsOf } from '../harness/pages.ts';
import { phone } from '../harness/browser.ts';
import { page } from './every-page.ts';

/** The size of A4 without its margins. */
const sheet = { width: 718, height: 1047 };

/** Pages that are not for print: the chat, and forms without header and footer. */
const used: ReadonlySet<string> = new Set(['/chatbot', ...accountPages]);

/** What an open page is on paper. A narrow screen and the dark theme differ most from it. */
export function describeOnPaper({ path: address }: BuiltPage): void {
  const path = paths.find((each) => each === address);
  if (path === undefined || used.has(path)) return;

  describe('on paper', () => {
    // Hydrated widgets show only one of their parts on the screen.
    beforeAll(() => page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' }));

    test('shows every heading, paragraph and picture of its content, and nothing to press', async () => {
      expect(await page.evaluate(findFaults)).toEqual({ hidden: [], pressed: [], pale: [] });
    });

    test('ends with its words, not with a sheet that has none, and breaks where words end', async () => {
      await page.setViewportSize(sheet);
      expect(await page.evaluate(underWords)).toBeLessThan(250);
      expect(await page.evaluate(findUnbroken, sheet.height * 1.5)).toEqual([]);
      await page.setViewportSize(phone);
    });

    test.runIf(isIndexed(path))('has every sentence of its Markdown', async () => {
      const printed = letters(await page.evaluate(readWords));
      // Parts that need a script, and links that show a mark alone.
      const apart = all(pageOf(path), 'main :is([data-needs-script], a:has(> svg + .visually-hidden))');
      const onScreen = new Set(apart.map(wordsOf).map(letters));
      // Removes the addresses and marks of Markdown.
      const sentences = readBuilt(markdownFile(path))
        .replaceAll(/```.*?```|^\d+\. /gms, '')
        .split(/\[|\]\([^)]*\)|\n|(?<=[.!?])(?<!\b\p{Lu}\.) |\*\*|\|/u)
        .map(letters)
        .filter((sentence) => sentence !== '' && !onScreen.has(sentence));
      expect(sentences.length).toBeGreaterThan(3);
      expect(sentences.filter((sentence) => !printed.includes(sentence))).toEqual([]);
    });
  });
}

/** Normalises a text: without case, spaces and punctuation. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Runs in the page: the printed text. */
function readWords(): string {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  let printed = '';
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    const isText = parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (isText && !parent?.closest('[aria-hidden=true]')) printed += nodeValue;
  }
  return printed;
}

/** Runs in the page: the pixels below the last text. */
function underWords(): number {
  const texts = [...document.querySelectorAll('h2, p, li, a, td, label')].filter((text) => text.checkVisibility());
  const end = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
  return document.documentElement.getBoundingClientRect().bottom - end;
}

/** Runs in the page: the parts of grids that are higher than a limit. Firefox cuts through their lines, or leaves the sheet before them empty. */
function findUnbroken(limit: number): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main *')].filter((part) => part.offsetHeight > limit);
  const inGrid = ({ parentElement: parent }: Element) => parent && getComputedStyle(parent).display === 'grid';
  return parts.filter(inGrid).map((part) => part.outerHTML.slice(0, 120));
}

/** Runs in the page: content that is not on paper, controls that are, and words too pale for white. */
function findFaults(): { hidden: string[]; pressed: string[]; pale: string[] } {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const apart =
    'form, dialog, video, [popover], [role=tablist], [data-needs-script], .visually-hidden, [aria-hidden=true], svg';
  const texts = document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, img)');
  const isContent = (text: Element) => {
    const heard = [...text.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent).join('');
    return text.matches('img') || text.textContent.trim() !== heard.trim();
  };
  const content = [...texts].filter((text) => !text.closest(apart) && isContent(text));
  const lightness = (element: Element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const isCut = (element: Element) => element.getBoundingClientRect().height === 0 && element.textContent !== '';
  return {
    hidden: content.filter((element) => !isShown(element) || isCut(element)).map(nameOf),
    pressed: [...document.querySelectorAll('[data-print=no], button, [data-needs-script]')].filter(isShown).map(nameOf),
    pale: content.filter((element) => isShown(element) && lightness(element) > 130).map(nameOf),
  };
}
