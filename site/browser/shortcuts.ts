import { sitePrefix } from '../language/address.ts';
import { closeMenu } from './menus.ts';
import { HEADER_OFFSET, scrollToSection } from './scroll.ts';
import { moveFocus } from './section-links.ts';

/** Ctrl+1 to Ctrl+6, in this order: the header's part of section 2 of the specification. */
const shortcutSections = ['home', 'about-us', 'services', 'features', 'faq', 'contact-us'] as const;

/** Listens for the shortcuts: on the home page scrolls to the section, elsewhere goes to it there, as the header's links do. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
    // On a French or a Hindi keyboard the keys write other characters. By a French 6 or a Czech 1, - and +, the browser zooms.
    const number = Number(/[-+=\d]/.test(event.key) ? event.key : event.code['Digit'.length]);
    const section = shortcutSections[number - 1];
    // In a text field the keys keep their own meaning.
    if (!section || (event.target as Element).closest(':read-write, select')) return;
    event.preventDefault();
    const target = document.getElementById('home') && document.getElementById(section);
    if (target) {
      closeMenu();
      scrollToSection(target, HEADER_OFFSET);
      moveFocus(target);
    } else location.assign(`${sitePrefix}/#${section}`);
  });
}
