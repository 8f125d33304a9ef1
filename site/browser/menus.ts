/**
 * The menus open and close without a script. This adds what the browser does not do by itself: the page behind the open
 * slide-out menu becomes inert, a followed link closes its menu, focus that leaves the services panel closes it,
 * and Escape also dismisses a panel that is shown by hovering.
 */
export function startMenus(): void {
  const menu = document.getElementById('main-menu');
  const services = document.getElementById('services-menu');
  const item = services?.parentElement;
  if (!menu || !services || !item) return;

  const restPage = () => {
    const isOpen = menu.matches(':popover-open');
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen;
  };
  // This restyles all of the page, so the menu is painted first, or is gone.
  menu.addEventListener('beforetoggle', () => setTimeout(restPage, 50));
  for (const popover of [services, menu]) {
    popover.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('a')) return;
      popover.hidePopover();
      // The link may lead to a section of the page, which then gets the focus.
      restPage();
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
