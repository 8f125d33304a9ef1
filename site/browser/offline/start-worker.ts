import { keepsPages } from '../../../contracts/keeps-pages.ts';
import { serviceWorkerFile } from '../../../contracts/service-worker.ts';
import { sitePrefix } from '../../language/address.ts';

/**
 * Starts the service worker, which caches pages for reading offline, and tells it, whenever one takes over, what this
 * page had loaded before. Not on account or answer pages, not in development, not with data saving on.
 */
export function startWorker(): void {
  const { serviceWorker, connection } = navigator;
  // On a plain address without TLS there are no service workers.
  if (!serviceWorker || import.meta.env.DEV || !keepsPages) return;
  // Account pages have no site footer; answer pages and unknown addresses have no canonical link.
  if (document.querySelectorAll('body > footer, link[rel=canonical]').length < 2) return;
  if (connection?.saveData) return;

  // Includes what was still loading when the worker took over.
  const loads = new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => new URL(name).pathname);
    const files = loaded.filter((path) => path.startsWith(`${sitePrefix}/assets/`));
    serviceWorker.controller?.postMessage([location.pathname, ...files]);
  });
  const tell = () => {
    loads.disconnect();
    loads.observe({ type: 'resource', buffered: true });
  };
  serviceWorker.addEventListener('controllerchange', tell);
  tell();
  const file = sitePrefix + serviceWorkerFile;
  const rules = { createScriptURL: () => file };
  const trusted = window.trustedTypes?.createPolicy('service-worker', rules).createScriptURL('') ?? file;
  // A browser may refuse, for example in private windows: the site then works online only.
  serviceWorker.register(trusted).catch(() => undefined);
}
