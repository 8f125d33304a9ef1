/**
 * The honeypot: a field hidden from sight, keyboard and screen readers, with `autocomplete="off"`. A message that has it filled in
 * goes into quarantine.
 */
export const honeypotField = 'homepage_url';

/** Optional field: milliseconds from the opening of the page to the sending of its form, by the browser’s clock. */
export const fillTimeField = 'filled_in_ms';

/** Forms filled in faster go into quarantine. The site's own script waits this long before it sends, so that fast visitors are not caught. */
export const minimumFillMs = 1000;
