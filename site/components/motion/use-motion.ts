import { useMediaQuery } from './use-media-query.ts';

/** True where scripts run and the visitor has not asked for less motion; false in the static page. */
export function useMotion(): boolean {
  return !useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
