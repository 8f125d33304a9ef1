import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from '../../contracts/security-headers.ts';

/** Gives every answer the strict headers it has not set itself: a page's own policy stays. */
export function addSecurityHeaders(extraHeaders: Readonly<Record<string, string>>): MiddlewareHandler {
  const defaults = Object.entries({ ...securityHeaders(), 'cache-control': 'no-store', ...extraHeaders });
  return async (context, next) => {
    await next();
    for (const [name, value] of defaults) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
