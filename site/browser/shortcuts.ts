import { sitePrefix } from '../language/address.ts';
import { closeMenu } from './menus.ts';
import { HEADER_OFFSET, scrollToSection } from './scroll.ts';
import { moveFocus } from './section-links.ts';

/** Ctrl+1 to Ctrl+6, in this order: the header's part of section 2 of the specification. */
const shortcutSections = ['home', 'about-us', 'services', 'features', 'faq', 'contact-us'] as const;

/** Where the keys keep their own meaning. */
const textFields = ':read-write, select';

/** Listens for the shortcuts: on the home page scrolls to the section, elsewhere goes to it there, as the header's links do. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
    // On a French or a Hindi keyboard the keys write other characters.
    const number = Number(event.key) || Number(event.code.slice('Digit'.length));
    const section = shortcutSections[number - 1];
    if (!section || document.activeElement?.closest(textFields)) return;
    event.preventDefault();
    const target = document.getElementById('home') && document.getElementById(section);
    if (target) {
      closeMenu();
      scrollToSection(target, HEADER_OFFSET);
      moveFocus(target);
    } else location.assign(`${sitePrefix}/#${section}`);
  });
}
