import { pageViewPath } from '../../contracts/page-views.ts';

/**
 * Reports the view of a page that was prerendered or prefetched. The server counts other pages at their request, but cannot
 * know whether one that was requested ahead is ever seen.
 */
export function reportView(): void {
  // Empty in a Firefox whose settings hide how pages load.
  const [{ activationStart, deliveryType } = {}] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  const wasAhead = activationStart || deliveryType === 'navigational-prefetch';
  if (wasAhead && !navigator.globalPrivacyControl) navigator.sendBeacon(pageViewPath, location.pathname);
}
