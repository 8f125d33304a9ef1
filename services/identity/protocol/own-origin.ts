import type { MiddlewareHandler } from 'hono';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { isRead, senderOf } from '../../request-sender.ts';
import { IdentityError } from './identity-error.ts';

/** Refuses changing requests from pages of other sites (CSRF). Programs are allowed: they hold no visitor's cookies. */
export function ownOrigin(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isRead(context.req) && senderOf(context.req, [siteOrigin]) === 'foreign')
      throw new IdentityError(identityErrors.foreignOrigin, 403);
    return next();
  };
}
