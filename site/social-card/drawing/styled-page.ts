import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { matcherOf } from './selector.ts';
import { styleRules, type Declarations } from './style-rules.ts';

/** A parsed prerendered page: its elements, and the styles of each. */
export type StyledPage = {
  elements: readonly Element[];
  declarationsOf: (element: Element) => Declarations;
};

/** Reads a page that carries its styles in one `<style>`. */
export function styledPage(html: string): StyledPage {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const rules = styleRules(css).flatMap(({ selector, declarations }) => {
    const matches = matcherOf(selector);
    return matches ? [{ matches, declarations }] : [];
  });
  // SVG is case-sensitive.
  const document = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
  return {
    elements: DomUtils.findAll(() => true, document.children),
    declarationsOf: (element) => {
      const fitting = rules.filter(({ matches }) => matches(element));
      return new Map(fitting.flatMap(({ declarations }) => [...declarations]));
    },
  };
}
