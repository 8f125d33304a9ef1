import { type HTMLElement, Window } from 'happy-dom';
import { builtSite, readBuilt } from './built-site.ts';

/** A page of the build, parsed but not run. */
export type ParsedPage = { path: string; html: string; readonly document: HTMLElement };

const window = new Window();
const parser = new window.DOMParser();

/** Every HTML page of the build, with the one for unknown addresses. */
export const pages: readonly ParsedPage[] = builtSite.pages.map(({ path, file }) => parsePage(path, readBuilt(file)));

const byPath = new Map(pages.map((page) => [page.path, page]));

export function pageOf(path: string): ParsedPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page;
}

/** A page as it is parsed at the first look at its document: most files look at a few. */
export function parsePage(path: string, html: string): ParsedPage {
  let document: HTMLElement | undefined;
  return {
    path,
    html,
    get document() {
      return (document ??= parser.parseFromString(html, 'text/html').documentElement);
    },
  };
}

/** The elements a selector finds. */
export const all = (page: ParsedPage, selector: string): HTMLElement[] =>
  [...page.document.querySelectorAll(selector)] as HTMLElement[];

/** An attribute of the first element a selector finds. */
export const attribute = (page: ParsedPage, selector: string, name: string): string | null =>
  page.document.querySelector(selector)?.getAttribute(name) ?? null;

/** The text of an element with normalised white space. */
export const wordsOf = (element: { textContent: string } | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
