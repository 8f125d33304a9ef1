import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ForServer } from '../contracts/for-server.ts';
import { createAdmission } from './admission/admission.ts';
import { createApp, dynamicAddresses } from './app.ts';
import { callApp } from './call-app.ts';
import { identifyCaller } from './client-address.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openServices } from './services.ts';

export type DevApi = Awaited<ReturnType<typeof createApi>>;

/**
 * The API for `npm run dev`, on the same data folder as the server. `siteOrigin` is the development server's,
 * for example `http://localhost:5173`; links in mails lead there.
 */
export async function createApi(siteOrigin: string, forServer: ForServer) {
  process.umask(0o077);
  const config = readConfig({ ...process.env, SITE_ORIGIN: siteOrigin });
  const log = createLog(config.logLevel);
  // Vite renders pages per request, so there are no answer pages to fill in: the relay answers in plain text.
  const services = await openServices(config, log, [{ prefix: '', answerPage: () => undefined, forServer }]);
  const app = createApp({ services, log, metrics: createMetrics(), metricsToken: config.metricsToken });
  const admission = createAdmission();
  const isDynamic = dynamicAddresses(app);
  services.relay.start();
  services.identity.start();
  return {
    inboxLink: services.inboxLink,
    /** A middleware for Vite's development server: answers the addresses of the API and passes all others on. */
    handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
      const url = request.url ?? '/';
      if (!isDynamic(url)) return next();
      const caller = identifyCaller(request.socket.remoteAddress ?? '', request.headers, config.trustedProxies);
      callApp(app, admission, { request, response, url, origin: config.siteOrigin, caller }).catch(next);
    },
    async stop(): Promise<void> {
      admission.stop();
      await services.identity.stop();
      await services.relay.stop();
      await services.database.close();
    },
  };
}
