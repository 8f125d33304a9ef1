/** POST: a prerendered page reports that it is now seen; the body is its path. */
export const pageViewPath = '/api/page-views';

/** The path of the 404 page; views of all unknown addresses are counted under it. */
export const notFoundPath = '/404';
