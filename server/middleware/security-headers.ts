import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from '../../contracts/security-headers.ts';

/** Adds the strict security headers to every answer, except those that the answer sets itself, such as a page's own policy. */
export function addSecurityHeaders(extraHeaders: Readonly<Record<string, string>>): MiddlewareHandler {
  const defaults = Object.entries({ ...securityHeaders(), 'cache-control': 'no-store', ...extraHeaders });
  return async (context, next) => {
    await next();
    for (const [name, value] of defaults) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
