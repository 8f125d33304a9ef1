import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { isDeferred, type DeferredSheet, withDeferredStyles } from './deferred-styles.tsx';
import { type IslandScripts, withIslandScripts } from './island-entries.ts';
import type { RenderedPage, SitePage } from './site.ts';
import { ownClasses, stylesheetsOf, type Stylesheets } from './stylesheets.ts';
import { optimizeStyles } from './optimize-styles.ts';

/** A script of every page: `blocking` ones run before the first paint, the others after parsing. */
export type PageScript = { src: string; blocking: boolean };

/** What pages share: their scripts, those of each island, and the style sheet that comes later, if there is one. */
export type PageParts = {
  scripts: readonly PageScript[];
  islandScripts: IslandScripts;
  deferred: DeferredSheet | undefined;
};

/** Renders one page to a complete HTML document with its own styles inlined and the site's scripts named. */
export async function renderPage(
  page: SitePage,
  sheets: Stylesheets,
  { scripts, islandScripts, deferred }: PageParts,
): Promise<RenderedPage> {
  const rendered = await toHtml(page);
  const linked = withDeferredStyles(rendered, deferred);
  const files = stylesheetsOf(rendered, sheets).filter((file) => !isDeferred(file));
  const { html, css } = optimizeStyles(linked.html, {
    css: files.map((file) => sheets.text[file] ?? '').join(''),
    own: ownClasses(rendered, sheets),
    elsewhere: linked.css,
  });
  const head =
    scripts
      .map(
        (script) =>
          `<script ${script.blocking ? '' : 'type="module" fetchpriority="low" '}src="${script.src}"></script>`,
      )
      .join('') + (css && `<style>${css}</style>`);
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    path: page.path,
    html: withIslandScripts(html, islandScripts).replace('</head>', () => `${head}</head>`),
    styleSources: [...(linked.css ? ["'self'"] : []), ...(css ? [`'sha256-${hash}'`] : [])],
  };
}

/** The document as React renders it, with the styles and scripts still missing. */
export async function toHtml(page: SitePage): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page.render(), { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`The page ${page.path} could not be rendered.`, { cause: errors[0] });
  if (!html.includes('</head>')) throw new Error(`The page ${page.path} is no whole document: it has no <head>.`);
  return html;
}
