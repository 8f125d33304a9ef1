import { type ScrollOffset, scrollOffsets } from './scroll.ts';

/**
 * Links to a section of the page one is on scroll there in the specified time; the address and the focus follow as they would
 * without a script. Without one the browser does the same in a time of its own (`scroll-behavior` in states.css).
 */
export function startSectionLinks(document: Document, scrollTo: (target: Element, offset: ScrollOffset) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]:not(.skip)');
    if (!link || link.href.split('#')[0] !== location.href.split('#')[0]) return;
    const target = document.getElementById(link.hash.slice(1));
    // What is hidden, as the panel of a tab, the browser's own jump may show (`:target`).
    if (!target?.checkVisibility({ visibilityProperty: true })) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    scrollTo(target, link.closest('header') ? scrollOffsets.header : scrollOffsets.page);
    moveFocus(target);
  });
}

/** The next Tab goes on from the section, as after a jump by the browser. */
function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
