import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false in the prerendered page and in the first render. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
