import type { LanguageTag } from '../../contracts/languages.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    /** The language of these pages. */
    readonly SITE_LANGUAGE_TAG?: LanguageTag;
  }
}

/** The language of these pages, as BCP 47 names it. */
export const languageTag: LanguageTag = import.meta.env.SITE_LANGUAGE_TAG ?? 'en-IN';
