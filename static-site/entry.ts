import { loadIslands } from './island.tsx';
import { deferredSheetOf } from './deferred-styles.tsx';
import { type PageParts, renderPage, toHtml } from './render-page.ts';
import type { Site } from './site.ts';
import { stylesheetsOf, type Stylesheets } from './stylesheets.ts';

/** The functions that the plugin calls in the ssr environment: a site bound to its style sheets. */
export type Renderer = ReturnType<typeof createRenderer>;

/** Which style sheets are global and which belong to an island, as read from the module graph. */
export type StyleGraph = Pick<Stylesheets, 'global' | 'ofIsland'>;

export function createRenderer(site: Site, sheets: Pick<Stylesheets, 'text' | 'classes'>) {
  return {
    site,
    deferredSheet: (graph: StyleGraph) => deferredSheetOf({ ...sheets, ...graph }),
    async *renderAll(graph: StyleGraph, parts: PageParts) {
      await loadIslands(site.islands);
      for (const page of site.pages) yield renderPage(page, { ...sheets, ...graph }, parts);
    },
    /** For development: the bare HTML and the style sheets to load beside it. */
    async renderOne(path: string, readGraph: () => StyleGraph) {
      // The development graph knows an island only once it has been loaded.
      await loadIslands(site.islands);
      const page =
        site.pages.find((candidate) => candidate.path === path) ?? site.pages.find(({ status }) => status === 404);
      if (!page) return undefined;
      const html = toHtml(page);
      return { html, styles: stylesheetsOf(html, { ...sheets, ...readGraph() }), status: page.status ?? 200 };
    },
    /** For development: one of the site's own text files, made of the bare pages. */
    async renderFile(name: string) {
      await loadIslands(site.islands);
      const pages = site.pages.map((page) => ({ path: page.path, html: toHtml(page), styleSources: [] }));
      const content = site.files(pages).find((file) => file.name === name)?.content;
      return typeof content === 'string' ? content : undefined;
    },
  };
}
