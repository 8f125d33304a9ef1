/**
 * Caching of pictures and videos, whose names carry no hash. Browsers do not revalidate for a day, and for another week may show
 * the cached file while they revalidate.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/** Headers of the Markdown twins of pages, which are not to be indexed beside the pages. */
export const markdownHeaders = { 'x-robots-tag': 'noindex' };

/** Headers of SVG files. Opened on its own an SVG is a document, so the policy forbids scripts and requests. */
export const svgHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};
