import { company } from './company.ts';

/** Search engines show no more characters of a title. */
export const longestTitle = 60;

/**
 * The title of a document: with the company's name, which stands before it on the home page, and after it on others
 * where both have room.
 */
export function documentTitle(path: string, title: string): string {
  if (path === '/') return `${company.name}: ${title}`;
  const named = `${title} | ${company.name}`;
  return named.length > longestTitle ? title : named;
}

/** The title of the Atom feed of the guides. */
export const feedTitle = `${company.name}: guides to SEO and AI`;
