import { type ScrollOffset, scrollOffsets } from './scroll.ts';

/**
 * Links to a section of the page one is on scroll there in the specified time; the address and the focus follow as they would
 * without a script. Without one the browser does the same in a time of its own (`scroll-behavior` in states.css).
 */
export function startSectionLinks(document: Document, scrollTo: (target: Element, offset: ScrollOffset) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const { location, history } = document.defaultView ?? {};
    if (!link || !location || !history || link.pathname !== location.pathname || link.search !== location.search)
      return;
    const target = document.getElementById(link.hash.slice(1));
    if (!target || link.classList.contains('skip')) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    scrollTo(target, link.closest('header') ? scrollOffsets.header : scrollOffsets.page);
    moveFocus(target);
  });
}

/** The next Tab goes on from the section, as after a jump by the browser. */
function moveFocus(target: HTMLElement): void {
  const had = target.hasAttribute('tabindex');
  if (!had) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!had) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
