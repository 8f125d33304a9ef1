import { loadIslands } from './island.tsx';
import { type DeferredSheet, deferredSheetOf } from './deferred-styles.tsx';
import { type BuiltDocument, type PageParts, renderPage, toHtml } from './render-page.ts';
import type { Site } from './site.ts';
import { stylesheetsOf, type Stylesheets } from './stylesheets.ts';

/** The functions that the plugin calls in the ssr environment: a site bound to its style sheets. */
export type Renderer = {
  site: Site;
  deferredSheet: (graph: StyleGraph) => DeferredSheet;
  renderAll: (graph: StyleGraph, parts: PageParts) => AsyncGenerator<BuiltDocument>;
  /** For development: the bare HTML and the style sheets to load beside it. */
  renderOne: (
    path: string,
    readGraph: () => StyleGraph,
  ) => Promise<{ html: string; styles: string[]; status: number } | undefined>;
  /** For development: one of the site's own text files, made of the bare pages. */
  renderFile: (name: string) => Promise<string | undefined>;
};

/** Which style sheets are global and which belong to an island, as read from the module graph. */
export type StyleGraph = Pick<Stylesheets, 'global' | 'ofIsland'>;

export function createRenderer(site: Site, sheets: Pick<Stylesheets, 'text' | 'classes'>): Renderer {
  return {
    site,
    deferredSheet: (graph) => deferredSheetOf({ ...sheets, ...graph }),
    async *renderAll(graph, parts) {
      await loadIslands(site.islands);
      for (const page of site.pages) yield renderPage(page, { ...sheets, ...graph }, parts);
    },
    async renderOne(path, readGraph) {
      // The development graph knows an island only once it has been loaded.
      await loadIslands(site.islands);
      const page =
        site.pages.find((candidate) => candidate.path === path) ?? site.pages.find(({ status }) => status === 404);
      if (!page) return undefined;
      const html = toHtml(page);
      return { html, styles: stylesheetsOf(html, { ...sheets, ...readGraph() }), status: page.status ?? 200 };
    },
    async renderFile(name) {
      await loadIslands(site.islands);
      const pages = site.pages.map((page) => ({ path: page.path, html: toHtml(page), styleSources: [] }));
      const content = site.files(pages).find((file) => file.name === name)?.content;
      return typeof content === 'string' ? content : undefined;
    },
  };
}
