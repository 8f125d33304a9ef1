import type { BuiltPage } from '../../static-site/built-site.ts';
import { pictureCaching } from '../../contracts/picture-caching.ts';
import { contentType } from './content-type.ts';

/** Names under assets/ carry a hash of their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time; unchanged it costs a 304. */
const ASK_FIRST = 'no-cache';

/** An SVG opened on its own is a document; it may draw, and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function pageHeaders(page: BuiltPage): Record<string, string> {
  return { 'content-type': contentType(page.file), 'cache-control': ASK_FIRST, ...page.headers };
}

/** Headers of a file that is no page; `file` is its path in the output folder. */
export function fileHeaders(file: string): Record<string, string> {
  const type = contentType(file);
  return {
    'content-type': type,
    'cache-control': cacheControl(file, type),
    'x-content-type-options': 'nosniff',
    // The words of a page once more, for programs that read: search engines show the page.
    ...(type.startsWith('text/markdown') && { 'x-robots-tag': 'noindex' }),
    ...(type.startsWith('image/svg') && { 'content-security-policy': SVG_POLICY }),
  };
}

function cacheControl(file: string, type: string): string {
  // Those of another language lie below its prefix.
  if (/^(?:[^/]+\/)?assets\//.test(file)) return FOREVER;
  return /^(?:image|video|audio|font)\//.test(type) ? pictureCaching : ASK_FIRST;
}
