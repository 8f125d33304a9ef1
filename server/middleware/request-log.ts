import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestCounts } from '../metrics.ts';

/** One line and one count per call. The line names the route, not the address: an address may hold a token or a name. */
export function requestLog(log: Logger, requests: RequestCounts, now: () => number): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const { status } = context.res;
    requests.add('api', status);
    const line = {
      method: context.req.method,
      route: routePath(context, -1),
      status,
      ms: Math.round(now() - startedAt),
    };
    if (status >= 500) log.error(line, 'call failed');
    else log.info(line, 'call');
  };
}
