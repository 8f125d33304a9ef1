import type { Logger } from 'pino';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { BodyTooLarge } from '../../request-body.ts';
import { IdentityError } from './identity-error.ts';

/** The IdentityError that answers any thrown error. An unexpected one is logged and answered with 503, without its message. */
export function asIdentityError(error: unknown, log: Logger): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof BodyTooLarge) return new IdentityError(identityErrors.tooLarge, 413);
  log.error({ err: error }, 'an identity call failed unexpectedly');
  return new IdentityError(identityErrors.unavailable, 503);
}
