import { storageKeys } from '../../contracts/browser-storage.ts';
import { afterFirstPaint } from '../../static-site/after-paint.ts';
import { startIslands } from '../../static-site/hydrate.ts';
import { whenParsed } from '../../static-site/when-parsed.ts';
import { startMenus } from './menus.ts';
import { startSectionLinks } from './section-links.ts';
import { startShortcuts } from './shortcuts.ts';
import { startTheme } from './theme.ts';

/** The one script of every page. What only some pages or visitors need is a dynamic import after the first paint. */
whenParsed(() => {
  if (!CSS.supports('(color:light-dark(red,red)) and selector(:popover-open)')) {
    void import('./older.ts');
    return;
  }
  startTheme();
  startMenus();
  startShortcuts();
  startSectionLinks();
  startIslands();
  afterFirstPaint(startParts);
  addEventListener('load', () =>
    afterFirstPaint(() => {
      void import('./after-load.ts');
    }),
  );

  document.addEventListener('focusin', ({ target }) => {
    // Not in an island before hydration: begin-form.ts imports some of its scripts, and Firefox never retries a failed import (hydrate.ts).
    const form = (target as Element).closest<HTMLFormElement>(
      'form:not([method=get], [data-island]:not([data-live]) form)',
    );
    // After the next paint, which is the answer to the press that brought the focus.
    if (form)
      requestAnimationFrame(() =>
        setTimeout(() => {
          void import('./begin-form.ts').then((part) => part.beginForm(form));
        }),
      );
  });
});

function showAccount(): void {
  const { dataset } = document.documentElement;
  try {
    if ('session' in dataset || !(storageKeys.account in sessionStorage || storageKeys.account in localStorage)) return;
    dataset['session'] = '';
    void import('./account-menu/attach-account-menu.ts').then((part) => part.attachAccountMenu());
  } catch {
    // The browser forbids storage, so no session is in it.
  }
}

/** Starts what only some pages or visitors have. */
function startParts(): void {
  const search = document.querySelector<HTMLFormElement>('[data-site-search]');
  if (search)
    void import('./site-search/attach-site-search.ts').then(
      (part) => part.attachSiteSearch(search),
      () => search.querySelector('[role=status]')?.append(search.dataset['unavailable'] ?? ''),
    );

  if (document.querySelector('[data-loop], [data-typewriter]'))
    void import('./attach-moving-parts.ts').then((part) => part.attachMovingParts());

  showAccount();
  // The visitor may have logged in elsewhere and come back to this page from the back/forward cache.
  document.addEventListener('visibilitychange', showAccount);
}
