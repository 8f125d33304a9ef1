import type { MiddlewareHandler } from 'hono';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Only this site's pages may change anything, under its configured name or the name it was asked by. Browsers always
 * say whose page sends; programs that say nothing are no browsers, hold no visitor's cookies, and may.
 */
export function ownOrigin(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const origin = context.req.header('origin');
    const fetchSite = context.req.header('sec-fetch-site');
    const own =
      origin === siteOrigin ||
      (origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host'));
    const foreign = origin === undefined || origin === 'null' ? fetchSite === 'cross-site' : !own;
    if (method !== 'GET' && method !== 'HEAD' && foreign) throw new IdentityError(identityErrors.foreignOrigin, 403);
    return next();
  };
}
