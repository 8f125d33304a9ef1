import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildSettings } from '../contracts/build-settings.ts';
import { createAdmission } from './admission/admission.ts';
import { appsInOtherLanguages, createApp } from './app.ts';
import { closeServer } from './close-server.ts';
import type { Config } from './config.ts';
import { ChunkLimitedRequest, trackConnections } from './connections.ts';
import { editionsOf } from './edition.ts';
import { connectionLimits, requestLimits, silenceMs, type StopLimits, stopLimits } from './limits.ts';
import { listen } from './listen.ts';
import { createRequestListener } from './request-listener.ts';
import { createMetrics } from './metrics.ts';
import { requireOpenFiles } from './open-files.ts';
import { reportReadiness } from './readiness.ts';
import { openServices } from './services.ts';
import { isLoopbackOrigin } from '../services/loopback.ts';
import { OperatorError } from './operator-error.ts';
import { type LoadedSite, loadSite } from './static-files/load-site.ts';
import { createStaticFiles } from './static-files/static-files.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export type StartOptions = {
  config: Config;
  log: Logger;
  outDir: string;
  pagesFile: string;
  open?: typeof openServices;
  limits?: StopLimits;
};

/** Loads the site, opens the store and services, and listens. Rejects, with nothing left open, when one of these fails. */
export async function startServer(options: StartOptions) {
  const { config, log, outDir, pagesFile, open = openServices, limits = stopLimits } = options;
  const { siteOrigin, trustedProxies, metricsToken, drainMs } = config;
  // HSTS: browsers come over TLS only from now on.
  const secureTransport = { 'strict-transport-security': 'max-age=31536000' };
  const extraHeaders = siteOrigin.startsWith('https:') ? secureTransport : {};
  await requireOpenFiles();
  const site = await loadSite({ outDir, pagesFile, extraHeaders });
  requireMatchingBuild(site, config);
  const services = await open(config, log, editionsOf(site));

  let stopping = false;
  const isStopping = (): boolean => stopping;
  const metrics = createMetrics();
  if (metricsToken !== undefined) metrics.measureMachine(config.backupDir);
  const appOptions = { services, log, metrics, metricsToken, isStopping, extraHeaders };
  const admission = createAdmission();
  const staticFiles = createStaticFiles(site);
  const listener = createRequestListener({
    app: createApp(appOptions),
    otherLanguages: appsInOtherLanguages(appOptions),
    admission,
    staticFiles,
    metrics,
    pageViews: services.pageViews,
    log,
    siteOrigin,
    trustedProxies,
    isStopping,
  });
  const server = createServer({ ...requestLimits, IncomingMessage: ChunkLimitedRequest }, listener);
  // Node would ask for every body that a client holds back; admission asks for those that it lets in.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.timeout = silenceMs;
  // Some programs end their half of a connection with the request. Without this, which Node does not document, they got no answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = trackConnections(server, connectionLimits, trustedProxies);

  const stopReporting = reportReadiness(() => services.readiness(), log);

  async function startServices(): Promise<void> {
    await services.store.ready;
    services.relay.start();
    services.identity.start();
    services.pageViews.start();
  }

  async function closeServices(limitMs: number): Promise<void> {
    stopReporting();
    services.store.stop();
    admission.stop();
    metrics.stop();
    await services.identity.stop();
    await Promise.all([services.relay.stop(limitMs), services.pageViews.stop()]);
    await services.database.close();
  }

  void startServices();
  const port = await listen(server, config.host, config.port).catch(async (error: unknown) => {
    await closeServices(limits.servicesMs);
    throw error;
  });
  return {
    port,
    /** How long `stop` keeps taking connections, in milliseconds. */
    drainMs,
    /** Shown to the person who starts the server, never logged. */
    inboxLink: services.inboxLink,
    /** Finishes open requests, stops the services, closes the store. Resolves to true when nothing had to be cut off. */
    async stop(): Promise<boolean> {
      stopping = true;
      // Load balancers see `stopping` on /readyz and send new visitors elsewhere; those who come meanwhile are still answered.
      await wait(drainMs);
      const startedAt = performance.now();
      const inTime = await closeServer(server, connections, limits);
      await closeServices(limits.servicesMs - (performance.now() - startedAt));
      return inTime;
    },
  };
}

/** Throws OperatorError when the pages were built for another origin, or with other settings, than the configuration has. */
function requireMatchingBuild({ origin, editions }: LoadedSite, { siteOrigin, buildSettings: wanted }: Config): void {
  if (!isLoopbackOrigin(siteOrigin) && siteOrigin !== origin) {
    throw new OperatorError(
      `SITE_ORIGIN is ${siteOrigin}, but the pages were built for ${origin}: they name that address as theirs to search engines and in shared links.\n` +
        `Set SITE_ORIGIN to the address that visitors use, or build for it: SITE_ORIGIN=${siteOrigin} npm run build`,
    );
  }
  const built = editions[0]?.forServer.settings ?? {};
  const different = buildSettings.filter((name) => wanted[name] !== undefined && wanted[name] !== built[name]);
  if (different.length === 0) return;
  const list = different.map(
    (name) => `${name} is ${wanted[name]}, but the pages were built with ${built[name] ?? 'none'}.`,
  );
  const remedy = 'A build writes these into the pages: build with the same, or take them out of the settings.';
  throw new OperatorError([...list, remedy].join('\n'));
}
