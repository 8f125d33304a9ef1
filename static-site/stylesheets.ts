import { classesIn } from './class-names.ts';

/** The style sheets of a site, as the bundler sees them; keys are file names from the root, `/site/x.module.css`. */
export type Stylesheets = {
  /** Compiled text of every style sheet. */
  text: Readonly<Record<string, string>>;
  /** Class names of every CSS module, as they are written in the source and in the HTML. */
  classes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Style sheets on every page, in the order in which they are imported. */
  global: readonly string[];
  /** Style sheets an island may need, even for parts it does not show at first. */
  ofIsland: Readonly<Record<string, readonly string[]>>;
};

/**
 * The style sheets one page needs: the global ones, the CSS modules whose classes stand in its HTML, and all of its islands'.
 * Modules follow in the order of their names: every rule stands in a cascade layer, so their order does not matter.
 */
export function stylesheetsOf(html: string, sheets: Stylesheets): string[] {
  const used = new Set(classesIn(html));
  const islands = stylesheetsOfIslands(html, sheets);
  const modules = Object.keys(sheets.classes).filter(
    (file) =>
      islands.has(file) ||
      Object.values(sheets.classes[file] ?? {}).some((names) => names.split(' ').some((name) => used.has(name))),
  );
  return [...sheets.global, ...modules.toSorted()];
}

/** The classes of CSS modules that no island of this page uses, and which may therefore be renamed. */
export function ownClasses(html: string, sheets: Stylesheets): Set<string> {
  const islands = stylesheetsOfIslands(html, sheets);
  const modules = Object.entries(sheets.classes).filter(([file]) => !islands.has(file));
  return new Set(modules.flatMap(([, classes]) => Object.values(classes).flatMap((names) => names.split(' '))));
}

function stylesheetsOfIslands(html: string, sheets: Stylesheets): Set<string> {
  return new Set([...html.matchAll(/ data-island="([^"]+)"/g)].flatMap(([, key]) => sheets.ofIsland[key ?? ''] ?? []));
}
