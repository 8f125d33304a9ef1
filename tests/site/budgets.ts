/**
 * The compressed size budgets in bytes. A document over its budget must mark where its first screen
 * ends (`<RestOfPage />`); scripts over theirs need a reason here.
 */
export const budgets = {
  /** Every script in the head of a page: theme, shortcuts and the loader of islands. */
  script: 2_000,
  /** The styles inlined into a page. */
  styles: 9_000,
  /** The deferred styles of the closed menus and the footer, with their icons: fetched once for all pages. */
  shared: 4_500,
  /** The files with the styles and drawings of the rest of a long page. */
  rest: 12_000,
  /** The fonts a page may load. */
  font: 32_000,
  /** A picture of an app's screen. */
  picture: 32_000,
  /** A file of the film. */
  film: 150_000,
  /** Everything in assets/ that a browser runs: React and all islands. Each page loads only its own. */
  allScripts: 112_000,
  /** The script after load (site/browser/after-load.ts). Counted only here and in the sum of all scripts. */
  afterLoad: 700,
  /** The service worker, which no page waits for. */
  serviceWorker: 2_000,
  /** The caches for reading offline, uncompressed: as many of the largest pages as are kept, and every file. */
  kept: 3_500_000,
  /** All scripts of a page, with its islands and React, and the number of files. */
  pageScripts: 75_000,
  scriptFiles: 6,
  /** What an island asks for after a press, beside the scripts of its page. */
  laterScripts: 2_500,
  /** The chat's list of answers, and its code; and what the list has besides while it tells of holidays. */
  chat: 34_925,
  holidays: 75,
  /** A document that arrives in the first round trip of a new connection: ten packets of 1,460 bytes, less 700 of headers. */
  document: 13_900,
} as const;

/**
 * The cumulative layout shift of a page, from its first paint to the end of a scroll: too small to see.
 * A font that comes late waits for the next page (`font-display: optional`). 0.1 is what search engines still call good.
 */
export const layoutShiftBudget = 0.01;
