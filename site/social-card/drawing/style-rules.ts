import { Features, transform } from 'lightningcss';
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
  const code = Buffer.from(css);
  const root = parse(transform({ filename: 'page.css', code, include: Features.Nesting }).code.toString());
  const layers: string[] = [];
  root.walkAtRules('layer', ({ params }) => void layers.push(...list.comma(params)));
  const rank = ({ layer }: LayeredRule) => (layers.includes(layer) ? layers.indexOf(layer) : layers.length);
  return [...rulesIn(root, '')].toSorted((a, b) => rank(a) - rank(b));
}

function* rulesIn(container: Container, layer: string): Generator<LayeredRule> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule' && node.name === 'layer') yield* rulesIn(node, node.params);
    if (node.type !== 'rule') continue;
    const written = node.nodes.filter((child) => child.type === 'decl');
    const declarations = new Map(written.map(({ prop, value }) => [prop, value.trim()]));
    yield* node.selectors.flatMap(alternatives).map((selector) => ({ selector, declarations, layer }));
  }
}

/** `.house:is([data-lit], .lit)` → `.house[data-lit]` and `.house.lit`. */
function alternatives(selector: string): string[] {
  const [, before, choices, after] = /^(.*?):is\(((?:[^()]|\([^()]*\))*)\)(.*)$/s.exec(selector) ?? [];
  if (choices === undefined) return [selector];
  return list.comma(choices).flatMap((one) => alternatives(`${before}${one}${after}`));
}
