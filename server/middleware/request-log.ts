import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ServerEnv } from '../server-env.ts';
import type { Metrics } from '../metrics.ts';
import { isProbe } from '../admission/route-rules.ts';

/** One line and one count per call that a route answers. The line names the route, not the address: an address may hold a token or a name. With the id that a trusted proxy gave the request. */
export function requestLog(log: Logger, metrics: Metrics, now: () => number): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const startedAt = now();
    await next();
    if (context.env.isForFiles) return;
    const { status } = context.res;
    const ms = now() - startedAt;
    metrics.answered('api', status, ms);
    const line = {
      method: context.req.method,
      route: routePath(context),
      status,
      ms: Math.round(ms),
      ...(context.env.requestId !== undefined && { id: context.env.requestId }),
    };
    // What is wrong is told when it begins (`something needs the owner`).
    if (isProbe(line.route)) log.debug(line, 'call');
    else if (status >= 500) log.error(line, 'call failed');
    else log.info(line, 'call');
  };
}
