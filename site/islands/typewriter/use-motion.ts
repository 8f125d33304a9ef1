import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** True where scripts run and the visitor has not asked for less motion; false in the static page. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => !matchMedia(STILL).matches,
    () => false,
  );
}

function watch(changed: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
