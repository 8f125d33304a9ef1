/**
 * Says on the root when the page has been laid out whole, from when on a style sheet may have the browser skip what is far from
 * the screen (`content-visibility` in hero-section.module.css). Earlier it would have to guess the heights, and jumps to a section would miss.
 */
export function restFarSections(document: Document): void {
  const window = document.defaultView;
  // A size is remembered in the frame that shows it.
  const afterTheFrame = () =>
    window?.requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset['laidOut'] = '')));
  if (document.readyState === 'complete') afterTheFrame();
  else window?.addEventListener('load', afterTheFrame, { once: true });
}
