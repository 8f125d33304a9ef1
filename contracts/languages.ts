/**
 * Every language that the site has or had: its name in itself, and the prefix of its addresses when another edition has the root.
 * A language that is given up keeps its entry, since links in mails already sent lead below its prefix.
 */
export const languages = {
  en: { tag: 'en-IN', name: 'English', prefix: '/en' },
  /** The words of `en` with accents and between marks: what a test finds without them, no translation would reach. */
  xa: { tag: 'en-XA', name: '«Éñğļíšĥ»', prefix: '/xa' },
} as const satisfies Record<string, { tag: string; name: string; prefix: `/${string}` }>;

export type LanguageId = keyof typeof languages;
export type LanguageTag = (typeof languages)[LanguageId]['tag'];
export type LanguagePrefix = '' | (typeof languages)[LanguageId]['prefix'];

/** The site in one of its languages. The first one has the root, the inbox and the mails to the owner. */
export type Edition = { id: LanguageId; tag: LanguageTag; name: string; prefix: LanguagePrefix };

/**
 * The languages of a site as SITE_LANGUAGES names them, `en,hi`; English alone where it names none.
 * Throws for a language without words, and for one that is named twice.
 */
export function editionsOf(given?: string): readonly Edition[] {
  const ids = (given || 'en').split(',').map((name) => name.trim());
  return ids.map((id, index) => {
    if (!isLanguage(id)) {
      throw new Error(`SITE_LANGUAGES names "${id}". There are words for: ${Object.keys(languages).join(', ')}.`);
    }
    if (ids.indexOf(id) !== index) throw new Error(`SITE_LANGUAGES names "${id}" twice.`);
    return { id, ...languages[id], prefix: index === 0 ? '' : languages[id].prefix };
  });
}

const isLanguage = (id: string): id is LanguageId => Object.hasOwn(languages, id);
