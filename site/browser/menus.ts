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

  // Before the menu opens or closes, so that a link in it can still move the focus into the page.
  menu.addEventListener('beforetoggle', (event) => {
    if (event.target !== menu) return;
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = event.newState === 'open';
  });
  for (const popover of [services, menu]) {
    popover.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) popover.hidePopover();
    });
  }
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) services.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') item.dataset['dismissed'] = '';
  });
  item.addEventListener('pointerleave', () => delete item.dataset['dismissed']);
}
