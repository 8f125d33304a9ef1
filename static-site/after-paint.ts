/**
 * Calls `start` after the first paint, so that what it fetches does not delay the paint. In a background tab or a prerendered page
 * that is when the page becomes visible.
 */
export function afterFirstPaint(start: () => void): void {
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is scrolled before, as to the section of its address. The second frame follows it.
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  void painted.then(start);
}
