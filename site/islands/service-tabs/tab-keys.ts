/**
 * Where a key leads from one tab of `count`, or undefined when the key is none of the tabs'.
 * The list stands upright on wide screens and lies down on narrow ones, so both pairs of arrows work.
 */
export function tabForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The tab that an address names by its hash; the first one when it names none. */
export function tabForHash(hash: string, ids: readonly string[]): number {
  return Math.max(0, ids.indexOf(hash.slice(1)));
}
