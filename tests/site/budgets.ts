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
  allScripts: 116_000,
  /** What reaches a browser in the first round trip of a fresh connection: ten packets, less the headers. */
  document: 14_000,
} as const;

/**
 * The sum of the layout shifts of a page, from its first paint to the end of a scroll. Nothing moves but the lines whose
 * width changes by a hair when the font arrives after the first paint; 0.1 is what search engines still call good.
 */
export const layoutShiftBudget = 0.01;

/** A thousand words with their sources, and a drawing of their own. */
const guide = 16_600;
/** A drawing of its own beside the words; every page starts at 8 kB with its header, footer and base styles. */
const drawn = 16_600;

/** Pages that say or show more than one round trip carries. */
export const largerDocuments: Partial<Record<Path, number>> = {
  // Eight sections and the building.
  '/': 27_000,
  '/features': drawn,
  '/services/ai-automation': drawn,
  '/services/web-development': drawn,
  '/services/frontend-development': drawn,
  '/services/backend-development': drawn,
  '/services/full-stack-solutions': drawn,
  '/Content-Writing': drawn,
  '/App-Service': drawn,
  '/seo-details/what-is-seo': guide,
  '/seo-details/seo-process': guide,
  // The plan of a city, and three drawings more.
  '/seo-details/local-seo': 17_800,
  '/seo-details/ecommerce-seo': guide,
  '/seo-details/technical-seo': guide,
  '/seo-details/keyword-research': guide,
  '/seo-details/mobile-seo': guide,
  '/seo-details/cloud-seo': guide,
  '/seo-details/security-seo': guide,
  '/Ai-Glance': drawn,
  '/Ai-Depth': drawn,
  '/team': drawn,
  '/explore': drawn,
};
