import { worker } from './worker-scope.ts';

/** Replaces an existing worker, deletes its caches, and unregisters itself. */
export function retire(): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(end()));
}

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
