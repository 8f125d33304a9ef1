/**
 * Marks the sections of a page that lie behind the screen once all have been laid out: from then on a style sheet may have the browser
 * skip them (`content-visibility` in hero-section.module.css). Earlier it would have to guess their heights, and jumps to a section
 * would miss; a section in sight would be gone for a frame.
 */
export function restFarSections(document: Document): void {
  const window = document.defaultView;
  if (!window) return;
  const mark = () => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *')) {
      if (section.getBoundingClientRect().top > window.innerHeight) section.dataset['far'] = '';
    }
  };
  // A size is remembered in the frame that shows it.
  const afterTheFrame = () => window.requestAnimationFrame(() => setTimeout(mark));
  if (document.readyState === 'complete') afterTheFrame();
  else window.addEventListener('load', afterTheFrame, { once: true });
}
