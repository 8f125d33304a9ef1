import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches; `inStaticPage` is the value in the prerendered page. */
export function useMediaQuery(query: string, inStaticPage: boolean): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => inStaticPage,
  );
}
