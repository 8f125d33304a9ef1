/**
 * The menus open and close without a script. This adds what the browser does not do by itself: the page behind the open
 * slide-out menu becomes inert, a followed link closes its menu, also the panel that hovering shows, focus that leaves
 * the services panel closes it, and Escape also dismisses a panel that is shown by hovering.
 */
export function startMenus(): void {
  const menu = mainMenu();
  const services = document.getElementById('services-menu');
  const item = services?.parentElement;
  if (!menu || !services || !item) return;

  // This restyles all of the page, so the menu is painted first, or is gone.
  menu.addEventListener('beforetoggle', () => setTimeout(restPage, 50));
  menu.addEventListener('click', (event) => {
    // What opens in another tab leaves the menu to the next click.
    if (event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
    if (!(event.target as Element).closest('a')) return;
    services.hidePopover();
    item.dataset['dismissed'] = '';
    closeMenu();
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !item.contains(relatedTarget as Node)) services.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && item.matches(':hover')) item.dataset['dismissed'] = '';
  });
  item.addEventListener('pointerenter', () => delete item.dataset['dismissed']);
}

/** Closes the slide-out menu. What it leads to may be a section of the page, which then gets the focus. */
export function closeMenu(): void {
  mainMenu()?.hidePopover();
  restPage();
}

const mainMenu = () => document.getElementById('main-menu');

function restPage(): void {
  const isOpen = mainMenu()?.matches(':popover-open') ?? false;
  for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen;
}
