import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerEnv } from '../server-env.ts';
import type { Metrics } from '../metrics.ts';

/** Asked every second by balancers; what is wrong is told when it begins (`something needs the owner`). */
const probes = new Set(['/healthz', '/readyz']);

/** One line and one count per call. The line names the route, not the address: an address may hold a token or a name. With the id that a trusted proxy gave the request. */
export function requestLog(log: Logger, metrics: Metrics, now: () => number): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const { status } = context.res;
    const ms = now() - startedAt;
    metrics.answered('api', status, ms);
    const line = {
      method: context.req.method,
      route: routePath(context, -1),
      status,
      ms: Math.round(ms),
      ...(context.env.requestId !== undefined && { id: context.env.requestId }),
    };
    if (probes.has(line.route)) log.debug(line, 'call');
    else if (status >= 500) log.error(line, 'call failed');
    else log.info(line, 'call');
  };
}
