/** Where a page says that it is seen, when the server could not know: the body is its path. */
export const pageViewPath = '/api/page-views';

/** The page for unknown addresses: views of all of them count as its own. */
export const notFoundPath = '/404';
