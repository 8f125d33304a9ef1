import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { classesOf, matcherOf } from './selector.ts';
import { styleRules, type Declarations } from './style-rules.ts';

/** A parsed prerendered page: its elements, and the styles of each. */
export type StyledPage = {
  elements: readonly Element[];
  declarationsOf: (element: Element) => Declarations;
};

/** Reads a page that carries its styles in one `<style>`. */
export function styledPage(html: string): StyledPage {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const rules = styleRules(css).flatMap(({ selector, declarations }, order) => {
    const matches = matcherOf(selector);
    return matches ? [{ key: keyOf(selector), matches, declarations, order }] : [];
  });
  const byKey = Map.groupBy(rules, ({ key }) => key);
  // SVG is case-sensitive.
  const document = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
  return {
    elements: DomUtils.findAll(() => true, document.children),
    declarationsOf: (element) => {
      const fitting = ['*', element.name, ...classesOf(element.attribs).map((name) => `.${name}`)]
        .flatMap((key) => byKey.get(key) ?? [])
        .filter(({ matches }) => matches(element))
        .toSorted((a, b) => a.order - b.order);
      return new Map(fitting.flatMap(({ declarations }) => [...declarations]));
    },
  };
}

/** The key by which a rule is looked up: a class or tag of the selector's last element, or `*`. */
function keyOf(selector: string): string {
  const last = selector.split(/\s+/).at(-1) ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last.replace(':root', 'html'))?.[0] ?? '*';
}
