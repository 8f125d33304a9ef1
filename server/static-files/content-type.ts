import { getMimeType, mimes } from 'hono/utils/mime';

const types = {
  ...mimes,
  md: 'text/markdown; charset=utf-8',
  speculationrules: 'application/speculationrules+json',
};

/** The media type of a file by its ending; `application/octet-stream` when the ending is unknown. */
export function contentType(file: string): string {
  return getMimeType(file, types) ?? 'application/octet-stream';
}

/** Whether the media type is video or audio. These are served in ranges, without which some browsers do not play them. */
export function isMedia(type: string): boolean {
  return type.startsWith('video/') || type.startsWith('audio/');
}
