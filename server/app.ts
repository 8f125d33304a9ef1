import { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerRefusal } from './admission/answer-refusal.ts';
import type { Metrics } from './metrics.ts';
import { hasMetricsToken, metricsAccess } from './middleware/metrics-access.ts';
import { requestLog } from './middleware/request-log.ts';
import { doubleSubmit } from './middleware/double-submit.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { correspondenceRoutes } from './routes/correspondence.ts';
import { pageViewRoutes } from './routes/page-views.ts';
import type { App, ServerEnv } from './server-env.ts';
import type { Services } from './services.ts';
import { nothingHere } from './static-files/static-files.ts';

export type AppOptions = {
  services: Services;
  log: Logger;
  metrics: Metrics;
  /** Bearer token of /metrics; without one the address does not exist. */
  metricsToken?: string | undefined;
  /** Sent with every answer. */
  extraHeaders?: Readonly<Record<string, string>>;
  /** True once the server has been told to stop. */
  isStopping?: () => boolean;
};

/** The Hono app: every route that is answered by code and not by a file. */
export function createApp(options: AppOptions): App {
  const { services, log, metrics, metricsToken, extraHeaders = {}, isStopping = () => false } = options;
  const app: App = new Hono<ServerEnv>();

  app.use(requestLog(log, metrics));
  app.use(async (context, next) => {
    await next();
    if (isStopping()) context.header('connection', 'close');
  });
  app.use(addSecurityHeaders(extraHeaders));
  app.use(answerRefusal(services.edition, services.identity));
  app.use(doubleSubmit(() => performance.now()));

  // A balancer that asks here sends nobody to a process that stops, and still to one whose store fails, which serves pages.
  app.get('/healthz', (context) => (isStopping() ? context.text('stopping', 503) : context.text('ok')));
  app.get('/readyz', async (context) => {
    const found = await services.readiness();
    const status = isStopping() ? 'stopping' : found.status;
    const answer = hasMetricsToken(context, metricsToken) ? { ...found, status } : { status };
    return context.json(answer, status === 'ok' || status === 'degraded' ? 200 : 503);
  });
  app.get('/metrics', metricsAccess(metricsToken), async (context) =>
    context.text(await metrics.text(await services.readiness()), 200, {
      'content-type': 'text/plain; version=0.0.4',
    }),
  );

  app.route('/', services.relay.routes);
  app.route('/', services.identity.routes);
  app.route('/', correspondenceRoutes({ identity: services.identity, visitors: services.relay.visitors, log }));
  app.route('/', pageViewRoutes(services.pageViews));
  // The inbox exists once, in the language of the root edition.
  if (services.edition.prefix === '') app.route('/', services.relay.mailbox);

  app.notFound((context) => {
    if (context.env.isForFiles === false) context.env.isForFiles = true;
    return context.text(nothingHere, 404);
  });
  app.onError((error, context) => {
    log.error({ err: error }, 'a call failed unexpectedly');
    return context.text('Something went wrong on our side. Please try again later.', 500);
  });
  return app;
}

/** One app per further edition. Requests reach it without the `prefix` of the edition. */
export function appsInOtherLanguages(options: AppOptions): { prefix: string; app: App }[] {
  const { services } = options;
  return services.otherLanguages.map((own) => ({
    prefix: own.edition.prefix,
    app: createApp({ ...options, services: { ...services, ...own } }),
  }));
}

/** Returns a test of whether an address belongs to the app: its first segment is that of a route. */
export function dynamicAddresses(app: App): (url: string) => boolean {
  const segments = new Set(app.routes.map(({ path }) => firstSegment(path)));
  segments.delete('');
  return (url) => segments.has(firstSegment(url));
}

function firstSegment(address: string): string {
  return /^\/([^/?*]*)/.exec(address)?.[1] ?? '';
}
