/**
 * The index of the tab that a key leads to, or undefined for other keys.
 * The list is vertical on wide screens and horizontal on narrow ones, so both pairs of arrows work.
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

/** The index of the tab named by an address's hash; the first without one; undefined when it names another part of the page. */
export function tabForHash(hash: string, ids: readonly string[]): number | undefined {
  const index = hash ? ids.indexOf(hash.slice(1)) : 0;
  return index < 0 ? undefined : index;
}
