import type { Path } from '../../content/site-map.ts';

/** What a page may weigh as it is sent, in bytes, compressed. A page that outgrows its budget needs a reason here. */
export const budgets = {
  /** Every script in the head of a page: theme, shortcuts and the loader of islands. */
  script: 2_000,
  /** The styles inlined into a page. */
  styles: 12_000,
  /** The fonts a page may load. */
  font: 32_000,
  /** Everything in assets/ that a browser runs: React and all islands. Each page loads only its own. */
  allScripts: 110_000,
  /** What reaches a browser in the first round trip of a fresh connection: ten packets. */
  document: 14_600,
} as const;

/**
 * The sum of the layout shifts of a page, from its first paint to the end of a scroll. Nothing moves but the lines whose
 * width changes by a hair when the font arrives after the first paint; 0.1 is what search engines still call good.
 */
export const layoutShiftBudget = 0.01;

/** A thousand words with their sources, a drawing and a table. */
const guide = 18_500;

/** Pages that say more than one round trip carries. */
export const largerDocuments: Partial<Record<Path, number>> = {
  // Seven sections and the drawing of the building.
  '/': 32_000,
  // Nine reasons, and the features of a marketplace by name.
  '/features': 15_500,
  // Nine ways to build a shop, each with its drawing.
  '/ECommerce-Servicces': 15_500,
  // Ten windows, each with its drawing.
  '/services/ai-automation': 17_500,
  // A house in section, and nine texts of which scripts show one.
  '/services/web-development': 16_500,
  // Three sheets drawn to the length of their text.
  '/Content-Writing': 16_500,
  // Six screens in two formats and two widths.
  '/App-Service': 16_500,
  '/seo-details/what-is-seo': guide,
  '/seo-details/seo-process': guide,
  '/seo-details/local-seo': guide,
  '/seo-details/ecommerce-seo': guide,
  '/seo-details/technical-seo': guide,
  '/seo-details/keyword-research': guide,
  '/seo-details/mobile-seo': guide,
  '/seo-details/cloud-seo': guide,
  '/seo-details/security-seo': guide,
};
