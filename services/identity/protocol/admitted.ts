import type { MiddlewareHandler } from 'hono';
import { isRead, senderOf } from '../../request-sender.ts';
import type { Callers } from '../devices/callers.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Refuses changing requests from pages of other sites (CSRF), and what these load as a picture or frame, which would use up the calls
 * of the visitor's network; links may lead here. Counts a call of any kind for the address it comes from, before anything else is
 * done for it. Programs are allowed: they hold no visitor's cookies.
 */
export function admitted({ siteOrigin, limits }: Dependencies, callers: Callers): MiddlewareHandler {
  return async (context, next) => {
    const isLink = isRead(context.req) && (context.req.header('sec-fetch-dest') ?? 'document') === 'document';
    if (!isLink && senderOf(context.req, [siteOrigin]) === 'foreign') throw new IdentityError('foreignOrigin', 403);
    await limits.call(callers.addressOf(context));
    return next();
  };
}
