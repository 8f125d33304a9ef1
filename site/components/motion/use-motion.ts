import { useMediaQuery } from './use-media-query.ts';

/** True unless the visitor prefers reduced motion; false in the prerendered page. */
export function useMotion(): boolean {
  return !useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
