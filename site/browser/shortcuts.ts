import { sitePrefix } from '../language/address.ts';
import { type ScrollOffset, scrollOffsets } from './scroll.ts';
import { moveFocus } from './section-links.ts';

/** Ctrl+1 to Ctrl+6, in this order: the header's part of section 2 of the specification. */
const shortcutSections = ['home', 'about-us', 'services', 'features', 'faq', 'contact-us'] as const;

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The section of a key combination; undefined if it is none of the six. */
export function sectionOf({ key, ctrlKey, altKey, shiftKey, metaKey }: Keys): string | undefined {
  if (!ctrlKey || altKey || shiftKey || metaKey) return undefined;
  return shortcutSections[Number(key) - 1];
}

/** Where the keys keep their own meaning. */
const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Listens for the shortcuts: scrolls to the section, or goes to it on the home page when this page has none. */
export function startShortcuts(
  document: Document,
  scrollTo: (target: Element, offset: ScrollOffset) => void,
  goTo: (url: string) => void,
): void {
  document.addEventListener('keydown', (event) => {
    const section = sectionOf(event);
    if (!section || document.activeElement?.closest(textFields)) return;
    event.preventDefault();
    const target = document.getElementById(section);
    if (target) {
      scrollTo(target, scrollOffsets.header);
      moveFocus(target);
    } else goTo(`${sitePrefix}/#${section}`);
  });
}
