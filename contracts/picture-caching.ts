/**
 * How long a browser keeps pictures and films, whose names say nothing of their content. For a day it does not ask; for a
 * week more it may show what it has while it asks, and an unchanged file costs a 304.
 */
export const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';
