import { HEADER_OFFSET, PAGE_OFFSET, scrollToSection } from './scroll.ts';

/**
 * Links to a section of the current page scroll there in the specified time; the address and the focus follow as they would
 * without a script. Without one the browser does the same in a time of its own (`scroll-behavior` in states.css).
 */
export function startSectionLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]:not(.skip)');
    if (!link?.href.startsWith(`${location.href.split('#')[0]}#`)) return;
    const target = document.getElementById(link.hash.slice(1));
    // A hidden target, such as a tab's panel, is left to the browser, whose jump may show it (`:target`).
    if (!target?.checkVisibility({ visibilityProperty: true })) return;
    event.preventDefault();
    // As in a browser, the address that is already there makes no second entry to go back through.
    if (link.href !== location.href) history.pushState(null, '', link.href);
    scrollToSection(target, link.closest('header') ? HEADER_OFFSET : PAGE_OFFSET);
    moveFocus(target);
  });
}

/** Moves the focus to the section, so that the next Tab continues from there, as after a jump by the browser. */
export function moveFocus(target: HTMLElement): void {
  // The heading of what an account has sent has one of its own: it gets the focus of buttons that go.
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
