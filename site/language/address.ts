import type { LanguagePrefix } from '../../contracts/languages.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    /** The prefix of every address of this edition; empty for the first. */
    readonly SITE_PREFIX?: LanguagePrefix;
  }
}

/**
 * The prefix of the addresses that each edition has of its own: pages, data files, form targets.
 * A constant and no function, so that an empty prefix vanishes from the bundles.
 */
export const sitePrefix: LanguagePrefix = import.meta.env.SITE_PREFIX ?? '';
