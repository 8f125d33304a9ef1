import type { LanguagePrefix } from '../../contracts/languages.ts';

/**
 * The prefix of the addresses that each edition has of its own: pages, data files, form targets.
 * A constant and no function, so that an empty prefix vanishes from the bundles.
 */
export const sitePrefix: LanguagePrefix = import.meta.env.SITE_PREFIX ?? '';
