import { pageViewPath } from '../../contracts/page-views.ts';

/** Of the browser's API as much as this needs: TypeScript's own types do not have it yet. */
type Fetched = PerformanceEntry & { activationStart?: number; deliveryType?: string };
type Device = { globalPrivacyControl?: boolean };

/**
 * The server counts a page when a browser asks for it to show it. One that was drawn or fetched ahead was asked for before,
 * and says itself that it is seen.
 */
export function tellView(): void {
  const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation') as [Fetched];
  const wasAhead = activationStart || deliveryType === 'navigational-prefetch';
  if (wasAhead && !(navigator as Device).globalPrivacyControl) navigator.sendBeacon(pageViewPath, location.pathname);
}
