/**
 * Calls `start` once the browser has shown the page for the first time, so that what it fetches does not delay that. A page
 * that was opened out of sight waits until it is looked at.
 */
export function afterFirstPaint(start: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void setTimeout(start);
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
}
