import { createHash } from 'node:crypto';
import { type NewNames, classesIn, renameClasses, renameSelectors, shortNames } from './class-names.ts';
import type { Stylesheets } from './stylesheets.ts';
import { minify } from './optimize-styles.ts';

const MARK = '<template data-deferred-styles="true"></template>';

/**
 * Stands in a document where its first screen surely ends. The shared sheet of all `*.deferred.module.css` is linked here: the
 * browser paints what comes before without waiting for it, and keeps it for the pages that follow.
 */
export function DeferredStyles() {
  return <template data-deferred-styles />;
}

/** The style sheet of what no page shows at first: one file for the whole site. */
export type DeferredSheet = { file: string; css: string; names: NewNames };

/** Whether a style sheet belongs to the shared one. */
export const isDeferred = (file: string): boolean => file.endsWith('.deferred.module.css');

/** Gathers the sheets named `*.deferred.module.css` into one, with short class names that no page gives; none makes `undefined`. */
export function deferredSheetOf(sheets: Stylesheets): DeferredSheet | undefined {
  const files = Object.keys(sheets.classes).filter(isDeferred).toSorted();
  if (files.length === 0) return undefined;
  for (const [island, used] of Object.entries(sheets.ofIsland)) {
    const file = used.find(isDeferred);
    if (file) throw new Error(`The island '${island}' imports ${file}: only pages may use styles that come later.`);
  }
  const classes = files.flatMap((file) => Object.values(sheets.classes[file] ?? {}));
  const short = shortNames();
  const names = new Map(classes.map((name) => [name, `_${short.next().value}`]));
  const css = renameSelectors(minify(files.map((file) => sheets.text[file] ?? '').join('')), names);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { file: `assets/deferred-${hash}.css`, css, names };
}

/**
 * The page with the shared sheet linked where it says so, and the sheet's text; '' when the page has no use for it.
 * Throws for a page that shows one of its classes and has no `<DeferredStyles />`.
 */
export function withDeferredStyles(html: string, sheet: DeferredSheet | undefined): { html: string; css: string } {
  const without = html.replace(MARK, '');
  const shown = classesIn(html).find((name) => sheet?.names.has(name));
  if (!sheet || shown === undefined) return { html: without, css: '' };
  if (without === html)
    throw new Error(`The class ${shown} is shown, whose styles come later, without <DeferredStyles />.`);
  const link = `<link rel="stylesheet" fetchpriority="low" href="${import.meta.env.BASE_URL}${sheet.file}"/>`;
  return { html: renameClasses(html, sheet.names).replace(MARK, link), css: sheet.css };
}
