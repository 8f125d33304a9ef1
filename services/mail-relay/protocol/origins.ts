import type { MiddlewareHandler } from 'hono';
import { emailAnswers, messageKeyHeader } from '../../../contracts/email-wire.ts';
import { isRead, senderOf } from '../../request-sender.ts';
import { Refusal } from './refusal.ts';

/** Handles CORS: allows pages of this site and of the allowed origins, and programs; refuses changing requests of other sites' pages. */
export function origins(siteOrigin: string, allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const sender = senderOf(context.req, [siteOrigin, ...allowedOrigins]);
    const origin = context.req.header('origin') ?? 'null';
    const isKnown = sender === 'own' && origin !== 'null';
    if (isKnown) {
      context.header('access-control-allow-origin', origin);
      context.header('vary', 'origin');
    }
    if (context.req.method === 'OPTIONS') {
      if (isKnown) {
        context.header('access-control-allow-methods', 'POST');
        context.header('access-control-allow-headers', `content-type, ${messageKeyHeader}`);
        context.header('access-control-max-age', '7200');
      }
      return context.body(null, 204);
    }
    if (sender === 'foreign' && !isRead(context.req)) throw new Refusal(403, emailAnswers.originRefused);
    return next();
  };
}
