/** The printed motif, a flower on its stem, about 64 by 84 units around its middle. Two blocks print it, one for each colour. */
export const buta =
  'M0-36C14-22 16-6 0 6-16-6-14-22 0-36ZM-6 8C-26 10-32-4-30-22-16-20-6-10-6 8ZM6 8C26 10 32-4 30-22 16-20 6-10 6 8ZM-1.5 6h3v32h-3ZM-2 30C-18 32-24 24-24 14-12 14-4 20-2 30ZM2 30C18 32 24 24 24 14 12 14 4 20 2 30Z';

/** What the second block adds: the berries around it. */
export const berries =
  'M0-46a4 4 0 1 0 .01 0ZM-24-34a4 4 0 1 0 .01 0ZM24-34a4 4 0 1 0 .01 0ZM-34-4a3 3 0 1 0 .01 0ZM34-4a3 3 0 1 0 .01 0Z';
