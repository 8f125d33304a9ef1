/**
 * How long a browser keeps pictures and films, whose names say nothing of their content. For a day it does not ask; for a
 * week more it may show what it has while it asks, and an unchanged file costs a 304.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/** The words of a page once more, for programs that read: search engines show the page. */
export const markdownHeaders = { 'x-robots-tag': 'noindex' };

/** An SVG opened on its own is a document; it may draw, and nothing else. */
export const svgHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};
