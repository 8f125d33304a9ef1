/**
 * Calls `start` after the first paint, so that what it fetches does not delay the paint. In a background tab or a prerendered page
 * that is when the page becomes visible.
 */
export function afterFirstPaint(start: () => void): void {
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is scrolled before, as to the section of its address. No second frame is awaited
    // instead: it comes while the first is still being painted, and its work would make that paint later.
    requestAnimationFrame(() => setTimeout(resolve, 100));
  });
  void painted.then(start);
}
