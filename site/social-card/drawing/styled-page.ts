import { parseMarkup, type Markup } from './markup.ts';
import { parseSelector, type Selector } from './selector.ts';
import { styleRules, type Declarations, type StyleRule } from './style-rules.ts';

/** An element with those above it, the nearest last. */
export type PageElement = { element: Markup; above: readonly Markup[] };

/** A finished page taken apart: its elements, and the rules of its styles. */
export type StyledPage = {
  elements: readonly PageElement[];
  byId: ReadonlyMap<string, Markup>;
  rules: CompiledRules;
};

/** Rules by what their last element must have: a class, a tag, or nothing (`*`). */
type CompiledRules = ReadonlyMap<string, readonly CompiledRule[]>;
type CompiledRule = { selector: Selector; declarations: Declarations; order: number };

/** Reads a page that carries its styles in one `<style>`. */
export function styledPage(html: string): StyledPage {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const body = parseMarkup(html.slice(html.indexOf('<body')));
  const elements = [...elementsOf({ tag: 'html', attributes: {}, children: [body] })];
  const named = elements.map(({ element }) => [element.attributes['id'] ?? '', element] as const);
  return { elements, byId: new Map(named), rules: compileRules(styleRules(css)) };
}

function* elementsOf(element: Markup, above: readonly Markup[] = []): Generator<PageElement> {
  yield { element, above };
  for (const child of element.children) {
    if (typeof child !== 'string') yield* elementsOf(child, [...above, element]);
  }
}

/** The rules come in the order in which they win. */
function compileRules(rules: readonly StyleRule[]): CompiledRules {
  const compiled = rules.flatMap(({ selector: text, declarations }, order) => {
    const selector = parseSelector(text);
    return selector ? [{ selector, declarations, order }] : [];
  });
  return Map.groupBy(compiled, ({ selector: { last } }) =>
    last.classes[0] ? `.${last.classes[0]}` : (last.tag ?? '*'),
  );
}
