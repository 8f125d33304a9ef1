import { serviceWorkerFile } from '../../../contracts/service-worker.ts';
import { sitePrefix } from '../../language/address.ts';

/** Of the browser's API as much as this needs: TypeScript's own types do not have it yet. */
type NewApis = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
  navigator: { connection?: { saveData?: boolean } };
};

/**
 * Starts the service worker, which keeps pages for reading without a connection, and tells each one that takes over what this
 * page had loaded before. Not on pages of accounts or answers to forms, not in development, not for whoever saves data.
 */
export function startWorker(): void {
  const { serviceWorker } = navigator;
  const { trustedTypes, navigator: device } = window as unknown as NewApis;
  // On a plain address without TLS there are no service workers.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (!serviceWorker || import.meta.env.DEV || import.meta.env.OFFLINE_PAGES === 'off') return;
  if (!isOpen(document) || device.connection?.saveData) return;

  // Also what was still on its way when the worker took over.
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
  const trusted = trustedTypes?.createPolicy('service-worker', rules).createScriptURL('') ?? file;
  // A browser may refuse, as in private windows: the site then needs a connection, as before.
  serviceWorker.register(trusted).catch(() => undefined);
}

/** Accounts are outside the site's frame; answers to forms and unknown addresses have no address to be found at. */
function isOpen(page: Document): boolean {
  return page.querySelector('link[rel=canonical]') !== null && page.querySelector('body > footer') !== null;
}
