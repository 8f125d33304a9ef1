import { startSending } from './offline/start-sending.ts';
import { startWorker } from './offline/start-worker.ts';
import { reportView } from './report-view.ts';

/** The second script of every page: what can wait until the page has loaded and painted. */

// The build wrote the year in the footer.
document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);

// Safari does not hold a button in its place as the list before it shrinks (show-more.module.css).
addEventListener('change', ({ target }) => {
  const box = target as Element;
  if (box.matches('ul + label > :not(:checked)')) box.scrollIntoView({ block: 'nearest' });
});

reportView();
startWorker();
startSending();

// Only on the offline page, which replaces a page that could not be loaded (`site/pages/offline.tsx`). A reload would cancel
// the navigation of a visitor who has just followed a link.
if (document.querySelector('a[href=""]')) {
  const reload = () => location.reload();
  addEventListener('online', reload);
  addEventListener('beforeunload', () => removeEventListener('online', reload));
}
