import type { MiddlewareHandler } from 'hono';
import { emailAnswers, messageKeyHeader } from '../../../contracts/email-wire.ts';
import { Refusal } from './refusal.ts';

/**
 * Which sites' pages may send: this one, by its configured name or the name it was asked by, and the allowed ones,
 * which get the headers a browser asks for. Programs without an origin are not browsers and may send.
 */
export function origins(siteOrigin: string, allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set([siteOrigin, ...allowedOrigins]);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const known =
      origin !== undefined &&
      (allowed.has(origin) || (URL.canParse(origin) && new URL(origin).host === context.req.header('host')));
    if (known) {
      context.header('access-control-allow-origin', origin);
      context.header('vary', 'origin');
    }
    if (context.req.method === 'OPTIONS') {
      if (known) {
        context.header('access-control-allow-methods', 'POST');
        context.header('access-control-allow-headers', `content-type, ${messageKeyHeader}`);
        context.header('access-control-max-age', '7200');
      }
      return context.body(null, 204);
    }
    // Browsers say `null` for a page that hides its address; only another site's page says cross-site as well.
    const foreign = origin === 'null' ? context.req.header('sec-fetch-site') === 'cross-site' : origin !== undefined;
    if (foreign && !known) throw new Refusal(403, emailAnswers.originRefused);
    return next();
  };
}
