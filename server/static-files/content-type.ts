import { getMimeType, mimes } from 'hono/utils/mime';

const types = { ...mimes, md: 'text/markdown; charset=utf-8', speculationrules: 'application/speculationrules+json' };

/** The media type of a file by its ending; `application/octet-stream` when the ending is unknown. */
export function contentType(file: string): string {
  return getMimeType(file, types) ?? 'application/octet-stream';
}
