import type { MiddlewareHandler } from 'hono';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { isRead, senderOf } from '../../request-sender.ts';
import { IdentityError } from './identity-error.ts';

/** Only this site's pages may change anything; programs hold no visitor's cookies, and may. */
export function ownOrigin(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isRead(context.req) && senderOf(context.req, [siteOrigin]) === 'foreign')
      throw new IdentityError(identityErrors.foreignOrigin, 403);
    return next();
  };
}
