import { AtRule, type Container, type Document, parse } from 'postcss';
import type { Plugin } from 'vite';

/** Applies `onlyWherePointersHover` to every style sheet. */
export function hoverRules(): Plugin {
  return {
    name: 'static-site:hover-rules',
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: ':hover' },
      handler: (code) => ({ code: onlyWherePointersHover(code), map: null }),
    },
  };
}

/**
 * Puts the rules for `:hover` of a style sheet under `@media (hover)`: a tap leaves its element hovered until the next one, as if
 * it were still pressed.
 */
export function onlyWherePointersHover(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const { hovered, others } = Object.groupBy(rule.selectors, (one) => (isHovered(one) ? 'hovered' : 'others'));
    if (!hovered || asksForHover(rule.parent)) return;
    if (others) rule.cloneAfter({ selectors: others });
    // Neighbours of it are merged when the sheet is minified.
    const media = new AtRule({ name: 'media', params: '(hover)' });
    rule.before(media);
    media.append(rule.assign({ selectors: hovered }));
  });
  return root.toString();
}

/** Outside parentheses: what is inside `:is()` or `:not()` stays as it is. */
const isHovered = (selector: string) => /:hover\b(?![^(]*\))/.test(selector);

const asksForHover = (node: Container | Document | undefined): boolean =>
  node?.type === 'atrule' && (node as AtRule).params.includes('(hover)');
