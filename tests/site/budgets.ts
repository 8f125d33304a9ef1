/**
 * What a page may weigh as it is sent, in bytes, compressed. A document that outgrows its budget says where its first screen
 * ends (`<RestOfPage />`), scripts that do need a reason here.
 */
export const budgets = {
  /** Every script in the head of a page: theme, shortcuts and the loader of islands. */
  script: 2_000,
  /** The styles inlined into a page. */
  styles: 9_000,
  /** The styles of the closed menus and the foot, and their icons: fetched by the first page for all. */
  shared: 4_500,
  /** The styles and drawings behind the first screen of a long page, in files of their own. */
  rest: 12_000,
  /** The fonts a page may load. */
  font: 32_000,
  /** A picture of an app's screen. */
  picture: 32_000,
  /** A file of the film. */
  film: 150_000,
  /** Everything in assets/ that a browser runs: React and all islands. Each page loads only its own. */
  allScripts: 112_500,
  /** What a page fetches when it has loaded and was seen: the year, the start of the service worker, the look for a message that waits, and that it is seen if it was drawn ahead. In no other sum but that of all. */
  afterLoad: 700,
  /** The service worker, which no page waits for. */
  serviceWorker: 2_000,
  /** What a browser may keep for reading offline: the largest pages as many as it keeps, and every file, in plain bytes. */
  kept: 3_500_000,
  /** What a page runs in all, its islands and React included, and in how many files. */
  pageScripts: 75_000,
  scriptFiles: 6,
  /** The chat's list of answers, and its code. */
  chat: 35_000,
  /** What reaches a browser in the first round trip of a fresh connection: ten packets of 1,460 bytes, less 700 of headers. */
  document: 13_900,
} as const;

/**
 * The sum of the layout shifts of a page, from its first paint to the end of a scroll: nothing that a reader would see.
 * A font that comes late waits for the next page (`font-display: optional`). 0.1 is what search engines still call good.
 */
export const layoutShiftBudget = 0.01;

/** Pages whose scripts carry more than those of others. */
export const largerScripts: Partial<Record<string, number>> = {
  // Everything that an account can do, for whoever is logged in; each call names the account that it is for.
  '/account': 78_500,
};
