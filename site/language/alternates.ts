import { accountPath } from '../../content/account-words.ts';
import { company } from '../../content/company.ts';
import { type Path, siteMap } from '../../content/site-map.ts';
import { editionsOf } from '../../contracts/languages.ts';
import { languageTag } from './language.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    /** All languages of the site, `en,hi`. */
    readonly SITE_LANGUAGES?: string;
  }
}

/** The site in all its languages. */
export const editions = editionsOf(import.meta.env.SITE_LANGUAGES);

/**
 * A page in the other languages, for those who read one of them; an unknown address leads to their home page. None of an answer to
 * a form or of a page that a mail leads to: what those hold would not come along.
 */
export function otherEditionsOf(path: string): { tag: string; name: string; href: string }[] {
  const page = path === '/404' ? '/' : path;
  if (!(page in siteMap) && page !== accountPath) return [];
  return editions
    .filter(({ tag }) => tag !== languageTag)
    .map(({ tag, name, prefix }) => ({ tag, name, href: prefix + page }));
}

/** A page in every language, for those who look for theirs; none where there is but one. `x-default` is for all others. */
export function alternatesOf(path: Path): { tag: string; url: string }[] {
  const all = editions.map(({ tag, prefix }) => ({ tag: tag as string, url: company.origin + prefix + path }));
  return all.length < 2 ? [] : [...all, ...all.slice(0, 1).map(({ url }) => ({ tag: 'x-default', url }))];
}
