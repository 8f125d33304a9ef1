/** How often each page was seen on each day; of who saw it, nothing. */
export type PageViewTables = { page_views: PageViewsTable };

type PageViewsTable = {
  /** By the clock of the company: `2026-11-24`. */
  day: string;
  path: string;
  views: number;
};
