/**
 * Calls `start` after the first paint, so that what it fetches does not delay the paint. In a background tab or a prerendered page
 * that is when the page becomes visible.
 */
export function afterFirstPaint(start: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return void setTimeout(start);
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
}
