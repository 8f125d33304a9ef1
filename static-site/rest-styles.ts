import { type AtRule, type Container, parse, type Root, type Rule } from 'postcss';
import { classesIn, classesOfSelectors } from './class-names.ts';
import { minify, propertiesSetIn, withoutUnread } from './optimize-styles.ts';

/**
 * Splits a page's styles into those of its first part and those that only the rest needs: rules for classes that the first part does
 * not use, keyframes and custom properties that it does not read, and print styles.
 * @param html the first part of the page
 */
export function splitStyles(css: string, html: string): { first: string; rest: string } {
  const shown = new Set(classesIn(html));
  const matches = ({ selectors }: Rule) =>
    selectors.some((selector) => classesOfSelectors(selector).every((name) => shown.has(name)));

  const rules = sifted(css, (node) => node.type === 'rule' && matches(node));
  const text = rules.toString();
  const isFirst = (node: Rule | AtRule) => {
    if (node.type === 'rule') return matches(node);
    return ['keyframes', 'property'].includes(node.name) ? text.includes(node.params) : !isForPaper(node);
  };

  const first = minify(sifted(css, isFirst).toString());
  const inUse = withoutUnread(first, html);
  const set = propertiesSetIn(inUse);
  // Custom properties that only the rest reads are set in its sheet, by the same rules.
  rules.walkDecls((node) => {
    if (!node.prop.startsWith('--') || set.has(node.prop)) node.remove();
  });
  return { first: inUse, rest: minify(rules.toString() + sifted(css, (node) => !isFirst(node)).toString()) };
}

const isForPaper = ({ name, params }: AtRule): boolean => name === 'media' && params === 'print';
const holdsRules = (node: Rule | AtRule): node is AtRule =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  ['layer', 'media', 'supports', 'container'].includes(node.name) &&
  !isForPaper(node);

/** The style sheet with only the wanted rules. A nested rule stays or goes with its parent. */
function sifted(css: string, isWanted: (node: Rule | AtRule) => boolean): Root {
  const root = parse(css);
  sift(root, isWanted);
  return root;
}

function sift(container: Container, isWanted: (node: Rule | AtRule) => boolean): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    const holds = holdsRules(node);
    if (holds) sift(node, isWanted);
    if (holds ? node.nodes?.length === 0 : !isWanted(node)) node.remove();
  });
}
