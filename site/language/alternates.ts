import { accountPath } from '../../content/account-menu.ts';
import { company } from '../../content/company.ts';
import { type Path, siteMap } from '../../content/site-map.ts';
import { editionsOf } from '../../contracts/languages.ts';
import { languageTag } from './language.ts';

export const editions = editionsOf(import.meta.env.SITE_LANGUAGES);

/**
 * The same page in the other editions; for an unknown address their home pages. Empty for answer
 * pages and pages that a mail leads to, whose content does not exist there.
 */
export function otherEditionsOf(path: string): { tag: string; name: string; href: string }[] {
  const page = path === '/404' ? '/' : path;
  if (!(page in siteMap) && page !== accountPath) return [];
  return editions
    .filter(({ tag }) => tag !== languageTag)
    .map(({ tag, name, prefix }) => ({ tag, name, href: prefix + page }));
}

/** A page in every edition, for hreflang links; empty with one edition. `x-default` is for all other languages. */
export function alternatesOf(path: Path): { tag: string; url: string }[] {
  const all = editions.map(({ tag, prefix }) => ({ tag: tag as string, url: company.origin + prefix + path }));
  return all.length < 2 ? [] : [...all, ...all.slice(0, 1).map(({ url }) => ({ tag: 'x-default', url }))];
}
