/**
 * The menus open and close without a script. This adds what the browser does not do by itself: the page behind the
 * slide-out menu rests, a followed link closes the menu it stood in, focus that leaves the services panel closes it,
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
    // The menu is painted first: all of the page is styled anew. It wakes before, so that a link can move the focus into it.
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
    if (key === 'Escape') item.dataset['dismissed'] = '';
  });
  item.addEventListener('pointerleave', () => delete item.dataset['dismissed']);
}
