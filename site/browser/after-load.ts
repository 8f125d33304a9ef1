import { startSending } from './offline/start-sending.ts';
import { startWorker } from './offline/start-worker.ts';
import { tellView } from './tell-view.ts';
import { startYear } from './year.ts';

/** The second script of every page, fetched when it has loaded and was seen: what no reader waits for. */
startYear(document, new Date());
tellView();
startWorker();
startSending(() => localStorage);

// The page that stands in place of one that could not be loaded (`site/pages/offline.tsx`).
if (document.querySelector('a[href=""]')) addEventListener('online', () => location.reload());
