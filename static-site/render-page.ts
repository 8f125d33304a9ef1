import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { isDeferred, type DeferredSheet, withDeferredStyles } from './deferred-styles.tsx';
import { type IslandScripts, withIslandScripts } from './island-entries.ts';
import type { SitePage } from './site.ts';
import { ownClasses, stylesheetsOf, type Stylesheets } from './stylesheets.ts';
import { splitPage, wholePage, type SplitPage } from './rest-of-page.tsx';

/** What pages share: their scripts, the scripts of each island, and the sheet of deferred styles. */
export type PageParts = {
  /** `blocking` ones run before the first paint, the others after parsing. */
  scripts: readonly { src: string; blocking: boolean }[];
  islandScripts: IslandScripts;
  deferred: DeferredSheet;
};

/**
 * Renders one page to a complete HTML document with its own styles inlined and the site's scripts named. Returns it in one piece
 * (`page`), and as it is sent: the document, and the files of its own.
 */
export function renderPage(page: SitePage, sheets: Stylesheets, parts: PageParts) {
  const rendered = toHtml(page);
  const linked = withDeferredStyles(rendered, parts.deferred);
  const used = stylesheetsOf(rendered, sheets).filter((file) => !isDeferred(file));
  const styles = {
    css: used.map((file) => sheets.text[file] ?? '').join(''),
    own: ownClasses(rendered, sheets),
    elsewhere: linked.css,
  };
  const { html, css, files } = splitPage(linked.html, styles);
  return {
    source: page,
    page: {
      path: page.path,
      html: completed(wholePage(linked.html, styles), parts),
      styleSources: [`'sha256-${hash('sha256', css, 'base64')}'`],
    },
    document: completed({ html, css }, parts),
    files,
  };
}

/** Adds the inlined styles and the scripts to a document. */
function completed({ html, css }: Pick<SplitPage, 'html' | 'css'>, { scripts, islandScripts }: PageParts): string {
  const head =
    scripts
      .map(
        (script) =>
          `<script ${script.blocking ? '' : 'type="module" async fetchpriority="low" '}src="${script.src}"></script>`,
      )
      .join('') + (css && `<style>${css}</style>`);
  return withIslandScripts(html, islandScripts).replace('</head>', () => `${head}</head>`);
}

/** The document as React renders it, with the styles and scripts still missing. Only islands hydrate, so the page has no markers. */
export function toHtml(page: SitePage): string {
  const html = `<!DOCTYPE html>${shortened(staticMarkup(page))}`;
  if (!html.includes('</head>')) throw new Error(`The page ${page.path} is no whole document: it has no <head>.`);
  return html;
}

function staticMarkup(page: SitePage): string {
  try {
    return renderToStaticMarkup(page.render());
  } catch (cause) {
    throw new Error(`The page ${page.path} could not be rendered.`, { cause });
  }
}

/**
 * Writes markup in fewer characters that mean the same: React ends shapes as XML does not need, void elements as HTML does not,
 * and gives attributes without a value an empty one.
 */
function shortened(markup: string): string {
  return markup
    .replaceAll(/><\/(?:path|circle|ellipse|line|rect|use)>/g, '/>')
    .replaceAll(/(<(?:meta|link|br|input|img|source)\b[^>]*)\/>/g, '$1>')
    .replaceAll('=""', '')
    .replaceAll('&#x27;', "'");
}
