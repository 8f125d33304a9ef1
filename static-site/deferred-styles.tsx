import { hash } from 'node:crypto';
import { type NewNames, classesIn, renameClasses, renameSelectors, shortNames } from './class-names.ts';
import type { Stylesheets } from './stylesheets.ts';
import { minify } from './optimize-styles.ts';

const MARK = '<template data-deferred-styles="true"></template>';

/**
 * Marks the place, below the first screen, where the shared sheet of all `*.deferred.module.css` is linked. The browser paints what
 * comes before without waiting for the sheet, and caches it for the following pages.
 */
export function DeferredStyles() {
  return <template data-deferred-styles />;
}

/** The shared sheet of deferred styles, one file for the whole site, with the new names of its classes. */
export type DeferredSheet = { file: string; css: string; names: NewNames };

/** Whether a style sheet is part of the shared, deferred one. */
export const isDeferred = (file: string): boolean => file.endsWith('.deferred.module.css');

/** Joins the sheets `*.deferred.module.css` into one, with short class names that no page uses. Throws when an island imports one. */
export function deferredSheetOf(sheets: Stylesheets): DeferredSheet {
  const files = Object.keys(sheets.classes).filter(isDeferred).toSorted();
  for (const [island, used] of Object.entries(sheets.ofIsland)) {
    const file = used.find(isDeferred);
    if (file) throw new Error(`The island '${island}' imports ${file}: only pages may use styles that come later.`);
  }
  const classes = files.flatMap((file) => Object.values(sheets.classes[file] ?? {}));
  const short = shortNames();
  const names = new Map(classes.map((name) => [name, `_${short.next().value}`]));
  const css = renameSelectors(minify(files.map((file) => sheets.text[file] ?? '').join('')), names);
  return { file: `assets/deferred-${hash('sha256', css, 'base64url').slice(0, 6)}.css`, css, names };
}

/**
 * Links the shared sheet in place of the mark. `css` is the sheet's text, or '' when the page uses none of its classes.
 * Throws for a page that uses one of its classes without `<DeferredStyles />`.
 */
export function withDeferredStyles(html: string, sheet: DeferredSheet): { html: string; css: string } {
  const without = html.replace(MARK, '');
  const shown = classesIn(html).find((name) => sheet.names.has(name));
  if (shown === undefined) return { html: without, css: '' };
  if (without === html)
    throw new Error(`The class ${shown} is shown, whose styles come later, without <DeferredStyles />.`);
  const link = `<link rel="stylesheet" fetchpriority="low" href="${import.meta.env.BASE_URL}${sheet.file}"/>`;
  return { html: renameClasses(html, sheet.names).replace(MARK, link), css: sheet.css };
}
