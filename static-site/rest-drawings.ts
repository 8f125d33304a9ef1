import { type ChildNode, Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type AtRule, parse, type Root, type Rule } from 'postcss';
import { classesOfSelectors, shortNames } from './class-names.ts';

/** The classes that SVG attributes can replace, with those attributes. */
type Paints = ReadonlyMap<string, Readonly<Record<string, string>>>;

const shapes: ReadonlySet<string> = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line']);
const paint = /^(?:fill|stroke|opacity$)/;
/** Shapes shorter than this, in characters, stay: a reference to them would hardly be shorter. */
const WORTHWHILE = 66;
const asWritten = { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: false } as const;

/**
 * Moves the shapes of all drawings into one SVG file and refers to them by `<use>`. There they inherit custom properties, but classes
 * do not work: Firefox applies the page's styles to them, Chromium the file's, WebKit neither. So classes become attributes. Shapes
 * stay in the page when they have an id, refer to one (WebKit draws no pattern or clip path of another file) or have other styles,
 * so do drawings whose class paints all they hold (`& *`), and drawings of islands stay as React expects them.
 * @param html the rest of a page
 * @param fileOf names the file by its content
 */
export function moveDrawings<Sheet extends { name: string }>(
  html: string,
  css: string,
  fileOf: (content: string) => Sheet,
): { html: string; sheet: Sheet | undefined } {
  const styles = parse(css);
  const paints = paintsIn(styles);
  const names = shortNames();
  const ids = new Map<string, string>();
  const uses: Element[] = [];
  const toUse = (run: readonly Element[]): readonly ChildNode[] => {
    const markup = run.map((shape) => toMarkup(painted(shape, paints))).join('');
    if (markup.length < WORTHWHILE) return run;
    const id = ids.get(markup) ?? names.next().value;
    ids.set(markup, id);
    const use = new Element('use', { href: `#${id}` });
    uses.push(use);
    return [use];
  };

  const document = parseDocument(html, { ...asWritten, withStartIndices: true, withEndIndices: true });
  const repainting = repaintingIn(styles);
  const drawings = drawingsIn(document.children).filter(
    ({ attribs }) => !attribs['class']?.split(' ').some((name) => repainting.has(name)),
  );
  for (const drawing of drawings) moveShapes(drawing, (shape) => isMovable(shape, paints), toUse);
  if (uses.length === 0) return { html, sheet: undefined };

  const content = [...ids].map(([markup, id]) => `<g id="${id}">${markup}</g>`).join('');
  const sheet = fileOf(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>\n`);
  for (const { attribs } of uses) attribs['href'] = `${import.meta.env.BASE_URL}${sheet.name}${attribs['href']}`;
  let text = '';
  let end = 0;
  for (const drawing of drawings) {
    text += html.slice(end, drawing.startIndex ?? end) + toMarkup(drawing);
    end = (drawing.endIndex ?? end) + 1;
  }
  return { html: text + html.slice(end), sheet };
}

const toMarkup = (element: Element): string => DomUtils.getOuterHTML(element, { xmlMode: true, decodeEntities: false });

function drawingsIn(nodes: readonly ChildNode[]): Element[] {
  return nodes.filter(isTag).flatMap((element) => {
    if ('data-island' in element.attribs) return [];
    return element.name === 'svg' ? [element] : drawingsIn(element.children);
  });
}

/** Replaces every run of adjacent movable shapes in an element and its groups. */
function moveShapes(
  parent: Element,
  isMoved: (shape: Element) => boolean,
  replace: (run: readonly Element[]) => readonly ChildNode[],
): void {
  const children: ChildNode[] = [];
  let run: Element[] = [];
  for (const child of parent.children) {
    if (isTag(child) && isMoved(child)) {
      run.push(child);
      continue;
    }
    children.push(...replace(run), child);
    run = [];
    if (isTag(child) && child.name === 'g') moveShapes(child, isMoved, replace);
  }
  parent.children = [...children, ...replace(run)];
}

function isMovable({ name, attribs, children }: Element, paints: Paints): boolean {
  const { class: list, ...others } = attribs;
  return (
    shapes.has(name) &&
    !('id' in others) &&
    !Object.values(others).some((value) => value.includes('url(')) &&
    (list?.split(' ').every((one) => paints.has(one)) ?? true) &&
    children.every((child) => isTag(child) && isMovable(child, paints))
  );
}

/** A shape with its classes written as attributes. */
function painted({ name, attribs, children }: Element, paints: Paints): Element {
  const { class: list = '', ...others } = attribs;
  const attributes = { ...others };
  for (const one of list.split(' ')) Object.assign(attributes, paints.get(one));
  return new Element(
    name,
    attributes,
    children.filter(isTag).map((child) => painted(child, paints)),
  );
}

/** The classes whose rules only set paint properties, unconditionally and with the class alone as selector. */
function paintsIn(styles: Root): Paints {
  const paints = new Map<string, Record<string, string>>();
  const others = new Set<string>();
  styles.walkRules((rule) => {
    const declarations = paintOf(rule);
    for (const selector of rule.selectors) {
      const [name = '', ...more] = classesOfSelectors(selector);
      if (declarations && selector === `.${name}`) paints.set(name, { ...paints.get(name), ...declarations });
      else for (const one of [name, ...more]) others.add(one);
    }
  });
  return new Map([...paints].filter(([name]) => !others.has(name)));
}

/** The classes that style every shape of a drawing. */
function repaintingIn(styles: Root): ReadonlySet<string> {
  const classes = new Set<string>();
  styles.walkRules('& *', ({ parent }) => {
    if (parent?.type === 'rule') for (const name of classesOfSelectors(parent.selector)) classes.add(name);
  });
  return classes;
}

function paintOf({ nodes, parent }: Rule): Record<string, string> | undefined {
  const isInLayer = parent?.type === 'atrule' && (parent as AtRule).name === 'layer';
  if (parent?.type !== 'root' && !isInLayer) return undefined;
  const declarations = nodes.filter((node) => node.type === 'decl').filter(({ prop }) => paint.test(prop));
  if (declarations.length < nodes.length) return undefined;
  return Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
}
