import type { MiddlewareHandler } from 'hono';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import { isRead, senderOf } from '../../request-sender.ts';
import { Refusal } from './refusal.ts';

/** Refuses changing requests of other sites' pages; pages of this site, and programs, may send. */
export function ownPagesOnly(siteOrigin: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (senderOf(req, [siteOrigin]) === 'foreign' && !isRead(req)) throw new Refusal(403, emailAnswers.originRefused);
    return next();
  };
}
