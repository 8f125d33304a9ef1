import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the static page and in the first render over it, true from then on: a script can answer now. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
