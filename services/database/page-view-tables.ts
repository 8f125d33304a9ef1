/** Page views per day and path; nothing about the viewers. */
export type PageViewTables = { page_views: PageViewsTable };

type PageViewsTable = {
  /** The date in the company's time zone, such as `2026-11-24`. */
  day: string;
  path: string;
  views: number;
};
