import { gzipSync } from 'node:zlib';
import { escapeHtml } from '../../contracts/contact-answer.ts';
import { forms } from '../../contracts/forms.ts';
import { type FileSource, type SiteFile, siteFile } from './site-file.ts';

/** The field of a form that a link fills in: `/contact?subject=…`. */
const field = ' name="subject"';

/**
 * Makes a page whose form says what a link to it is about, for whoever has no JavaScript; with it the browser does the same
 * (form-kit/prefill.ts). Undefined for a page without such a field.
 */
export function subjectFiller(source: FileSource): ((subject: string) => SiteFile) | undefined {
  const html = source.bodies.identity.toString();
  const at = html.indexOf(field);
  if (at === -1) return undefined;
  // It says what one visitor's link said: no shared cache keeps it, nor does the service worker.
  const headers = { ...source.headers, 'cache-control': 'private, no-cache' };
  return (subject) => {
    const value = escapeHtml(subject.slice(0, forms.contact.subject.maximum));
    const identity = Buffer.from(`${html.slice(0, at)}${field} value="${value}"${html.slice(at + field.length)}`);
    return siteFile({ ...source, headers, bodies: { identity, gzip: gzipSync(identity, { level: 4 }) } });
  };
}
