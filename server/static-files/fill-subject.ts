import { gzipSync } from 'node:zlib';
import { escapeHtml } from '../../contracts/answer-pages.ts';
import { forms } from '../../contracts/forms.ts';
import { type FileSource, type SiteFile, siteFile } from './site-file.ts';

/** The form field that the query of a link fills in: `/contact?subject=…`. */
const field = ' name="subject"';

/**
 * Returns the function that puts the subject of a link into the page's form, for visitors without JavaScript; with it,
 * form-kit/prefill.ts does the same. Undefined for a page without a subject field.
 */
export function subjectFiller(source: FileSource): ((subject: string) => SiteFile) | undefined {
  const html = source.bodies.identity.toString();
  const at = html.indexOf(field);
  if (at === -1) return undefined;
  // The page holds text of one visitor's link, so neither shared caches nor the service worker may keep it.
  const headers = { ...source.headers, 'cache-control': 'private, no-cache' };
  return (subject) => {
    const value = escapeHtml(subject.slice(0, forms.contact.subject.maximum));
    const identity = Buffer.from(`${html.slice(0, at)}${field} value="${value}"${html.slice(at + field.length)}`);
    return siteFile({ ...source, headers, bodies: { identity, gzip: gzipSync(identity, { level: 4 }) } });
  };
}
