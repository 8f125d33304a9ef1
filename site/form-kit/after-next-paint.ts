/** Calls `work` after the next paint, so that a press is answered before what it causes is worked out. */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
