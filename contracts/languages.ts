/** Every language that there are words for: its own name, and what stands before its addresses where another one has the root. */
export const languages = {
  en: { tag: 'en-IN', name: 'English', prefix: '' },
  /** The words of `en` with accents and between marks: what a test finds without them, no translation would reach. */
  xa: { tag: 'en-XA', name: '«Éñğļíšĥ»', prefix: '/xa' },
} as const satisfies Record<string, { tag: string; name: string; prefix: '' | `/${string}` }>;

export type LanguageId = keyof typeof languages;
export type LanguageTag = (typeof languages)[LanguageId]['tag'];
export type LanguagePrefix = (typeof languages)[LanguageId]['prefix'];

/** The site in one of its languages. The first one has the root, the inbox and the mails to the owner. */
export type Edition = { id: LanguageId; tag: LanguageTag; name: string; prefix: LanguagePrefix };

/**
 * The languages of a site as SITE_LANGUAGES names them, `en,hi`; English alone where it names none.
 * Throws for a language without words.
 */
export function editionsOf(given = 'en'): readonly Edition[] {
  return given.split(',').map((name, index) => {
    const id = name.trim();
    if (!isLanguage(id)) {
      throw new Error(`SITE_LANGUAGES names "${id}". There are words for: ${Object.keys(languages).join(', ')}.`);
    }
    return { id, ...languages[id], prefix: index === 0 ? '' : languages[id].prefix };
  });
}

const isLanguage = (id: string): id is LanguageId => Object.hasOwn(languages, id);
