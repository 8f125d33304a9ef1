/**
 * Calls `start` when the document is parsed. The scripts of a page may run before, because they are `async`: Firefox runs a deferred
 * script after the last style sheet in the body.
 */
export function whenParsed(start: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
