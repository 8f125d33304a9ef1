import { languages, type LanguageTag } from '../../contracts/languages.ts';

/** The language of these pages, as BCP 47 names it. */
export const languageTag: LanguageTag = import.meta.env.SITE_LANGUAGE_TAG ?? languages.en.tag;
