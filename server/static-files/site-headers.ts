import type { BuiltPage } from '../../static-site/built-site.ts';
import { markdownHeaders, pictureCaching, svgHeaders } from '../../contracts/file-headers.ts';
import { contentType } from './content-type.ts';

/** Names under assets/ carry a hash of their content, so they never change. */
const forever = 'public, max-age=31536000, immutable';
/** Caches keep the answer but revalidate it each time; an unchanged file costs a 304. */
const askFirst = 'no-cache';

export function pageHeaders(page: BuiltPage): Record<string, string> {
  return { 'content-type': contentType(page.file), 'cache-control': askFirst, ...page.headers };
}

/** Headers of a file that is no page; `file` is its path in the output folder. */
export function fileHeaders(file: string): Record<string, string> {
  const type = contentType(file);
  return {
    'content-type': type,
    'cache-control': cacheControl(file, type),
    'x-content-type-options': 'nosniff',
    ...(type.startsWith('text/markdown') && markdownHeaders),
    ...(type.startsWith('image/svg') && svgHeaders),
  };
}

function cacheControl(file: string, type: string): string {
  // The assets of a further edition lie below its prefix.
  if (/^(?:[^/]+\/)?assets\//.test(file)) return forever;
  return /^(?:image|video|audio|font)\//.test(type) ? pictureCaching : askFirst;
}
