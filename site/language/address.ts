import type { LanguagePrefix } from '../../contracts/languages.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    /** What stands before every address of these pages: nothing, or that of their language. */
    readonly SITE_PREFIX?: LanguagePrefix;
  }
}

/**
 * Stands before the address of everything that each language has of its own: pages, files of words, receivers of forms.
 * A constant and no function: where it is empty, nothing of it is left in the scripts.
 */
export const sitePrefix: LanguagePrefix = import.meta.env.SITE_PREFIX ?? '';
