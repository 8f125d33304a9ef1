import { type Container, list, parse } from 'postcss';

/** Properties and values; custom properties among them. */
export type Declarations = ReadonlyMap<string, string>;
export type StyleRule = { selector: string; declarations: Declarations };
type LayeredRule = StyleRule & { layer: string };

/**
 * Reads a page's style sheet into flat rules, one per selector, in the order in which the cascade applies them.
 * Rules for screens, pointers and animations (`@media`, `@keyframes` …) are left out.
 */
export function styleRules(css: string): StyleRule[] {
  const root = parse(css);
  const layers: string[] = [];
  root.walkAtRules('layer', ({ nodes, params }) => {
    if (!nodes) layers.push(...list.comma(params));
  });
  const rank = ({ layer }: LayeredRule) => (layers.includes(layer) ? layers.indexOf(layer) : layers.length);
  return [...rulesIn(root, '', ['&'])].toSorted((a, b) => rank(a) - rank(b));
}

function* rulesIn(container: Container, layer: string, parents: readonly string[]): Generator<LayeredRule> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule' && node.name === 'layer') yield* rulesIn(node, node.params, parents);
    if (node.type !== 'rule') continue;
    const own = node.selectors.flatMap(alternatives);
    const selectors = parents.flatMap((parent) => own.map((selector) => joined(parent, selector)));
    const written = node.nodes.filter((child) => child.type === 'decl');
    const declarations = new Map(written.map(({ prop, value }) => [prop, value.trim()]));
    if (declarations.size > 0) yield* selectors.map((selector) => ({ selector, declarations, layer }));
    yield* rulesIn(node, layer, selectors);
  }
}

/** Replaces `&` in a nested selector by its parent. */
function joined(parent: string, selector: string): string {
  if (parent === '&') return selector;
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

/** `.house:is([data-lit], .lit)` → `.house[data-lit]` and `.house.lit`. */
function alternatives(selector: string): string[] {
  const [, before, choices, after] = /^(.*?):is\(([^()]*)\)(.*)$/s.exec(selector) ?? [];
  if (choices === undefined) return [selector];
  return list.comma(choices).flatMap((one) => alternatives(`${before}${one}${after}`));
}
