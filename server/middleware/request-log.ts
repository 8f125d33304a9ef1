import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerEnv } from '../server-env.ts';
import type { Metrics } from '../metrics.ts';
import { isProbe } from '../admission/route-rules.ts';

/**
 * Writes one log line and counts one call per answer of a route. The line names the route, not the address, which may hold a token
 * or a name, and the request id of a trusted proxy.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    if (context.env.isForFiles) return;
    const { status } = context.res;
    const ms = performance.now() - startedAt;
    metrics.answered('api', status, ms);
    const line = {
      method: context.req.method,
      route: routePath(context),
      status,
      ms: Math.round(ms),
      ...(context.env.requestId !== undefined && { id: context.env.requestId }),
    };
    // A failing probe is no news: the log tells once when a fault begins (`something needs the owner`).
    if (isProbe(line.route)) log.debug(line, 'call');
    else if (status >= 500) log.error(line, 'call failed');
    else log.info(line, 'call');
  };
}
