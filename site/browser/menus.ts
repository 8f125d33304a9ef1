/**
 * The menus open and close without a script. This adds what the browser does not do by itself: the page behind the open
 * slide-out menu becomes inert, a followed link closes its menu, focus that leaves the services panel closes it,
 * and Escape also dismisses a panel that is shown by hovering.
 */
export function startMenus(document: Document): void {
  const menu = document.getElementById('main-menu');
  const services = document.getElementById('services-menu');
  const item = services?.parentElement;
  if (!menu || !services || !item) return;

  let isOpen = false;
  const restPage = () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen;
  };
  menu.addEventListener('beforetoggle', (event) => {
    isOpen = event.newState === 'open';
    // Making the page inert restyles all of it, so the menu is painted first. It is undone before the menu closes, so that a link can focus a section.
    if (isOpen) setTimeout(restPage, 50);
    else restPage();
  });
  for (const popover of [services, menu]) {
    popover.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) popover.hidePopover();
    });
  }
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !item.contains(relatedTarget as Node)) services.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && item.matches(':hover')) item.dataset['dismissed'] = '';
  });
  item.addEventListener('pointerleave', () => delete item.dataset['dismissed']);
}
