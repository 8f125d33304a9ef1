/**
 * A field no person sees: hidden from sight, from the keyboard and from screen readers, `autocomplete="off"`.
 * What arrives with it filled is stored but kept back.
 */
export const honeypotField = 'homepage_url';

/** Milliseconds between the form's first sight and its submission, measured by the browser's own clock; optional. */
export const fillTimeField = 'filled_in_ms';

/** Nobody reads and sends a form in less; a browser waits the rest out before it sends, so a fast person loses nothing. */
export const minimumFillMs = 1000;
