import { gzipSync } from 'node:zlib';
import { escapeHtml } from '../../contracts/contact-answer.ts';
import { forms } from '../../contracts/forms.ts';
import { type FileSource, type SiteFile, siteFile } from './site-file.ts';

/** The form field that the query of a link fills in: `/contact?subject=…`. */
const field = ' name="subject"';

/**
 * The pages of the site's own links that name the subject of a form, with it filled in, by path and query. They are for visitors
 * without JavaScript; with it, form-kit/prefill.ts does the same for any subject. `pages` are by path.
 */
export function filledPages(pages: ReadonlyMap<string, FileSource>, origin: string): Map<string, SiteFile> {
  const filled = new Map<string, SiteFile>();
  for (const [path, { bodies }] of pages) {
    for (const [, href = ''] of bodies.identity.toString().matchAll(/ href="([^"]+[?;]subject=[^"]+)"/g)) {
      const { pathname, search, searchParams } = new URL(unescaped(href), origin + path);
      const page = pages.get(pathname);
      if (page?.bodies.identity.includes(field))
        filled.set(pathname + search, withSubject(page, searchParams.get('subject') ?? ''));
    }
  }
  return filled;
}

/** An attribute's value as React and `escapeHtml` write it into HTML, read back. */
const unescaped = (value: string) => value.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function withSubject(page: FileSource, subject: string): SiteFile {
  const value = escapeHtml(subject.slice(0, forms.contact.subject.maximum));
  const identity = Buffer.from(page.bodies.identity.toString().replace(field, () => `${field} value="${value}"`));
  // Under the page's own header the service worker would keep it as the page without a query.
  const headers = { ...page.headers, 'cache-control': 'private, no-cache' };
  return siteFile({ ...page, headers, bodies: { identity, gzip: gzipSync(identity) } });
}
