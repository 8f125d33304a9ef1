/** How long a scroll to a section takes: section 9 of the specification. */
const SCROLL_MS = 500;

/** How far below the top it stops, in pixels, for the header's links and the shortcuts. */
export const HEADER_OFFSET = 80;
/** The same for links in the page itself. */
export const PAGE_OFFSET = 70;

/** Counts scrolls and interruptions: only the latest scroll goes on. */
let latest = 0;
const interrupt = (): number => (latest += 1);

/**
 * Scrolls the window so that `target` is `offset` below its top. The wheel, a touch or another scroll stops it.
 * With reduced motion the page jumps.
 */
export function scrollToSection(target: Element, offset: number): void {
  const from = scrollY;
  const distance = target.getBoundingClientRect().top - offset;
  const start = performance.now() - (matchMedia('(prefers-reduced-motion)').matches ? SCROLL_MS : 0);
  const own = interrupt();
  addEventListener('wheel', interrupt);
  addEventListener('touchstart', interrupt);
  const step = () => {
    if (own !== latest) return;
    const t = Math.min(1, (performance.now() - start) / SCROLL_MS);
    // Ease-out: starts fast, ends slowly.
    scrollTo(0, from + distance * (1 - (1 - t) ** 3));
    if (t < 1) requestAnimationFrame(step);
  };
  step();
}
