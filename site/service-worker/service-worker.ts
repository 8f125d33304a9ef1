import { keepsPages } from '../../contracts/keeps-pages.ts';
import { keepPages } from './keep-pages.ts';
import { worker } from './worker-scope.ts';

// A build with OFFLINE_PAGES=off contains only `retire` (docs/operations/hosted.md, "Reading without a connection").
if (keepsPages) keepPages();
else retire();

/** Replaces an existing worker, deletes its caches, and unregisters itself. */
function retire(): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(end()));
}

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
