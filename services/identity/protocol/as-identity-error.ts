import type { Logger } from 'pino';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { BodyTooLarge } from '../../request-body.ts';
import { IdentityError } from './identity-error.ts';

/** Anything unforeseen is told to the log, and to the caller only that it happened. */
export function asIdentityError(error: unknown, log: Logger): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof BodyTooLarge) return new IdentityError(identityErrors.tooLarge, 413);
  log.error({ err: error }, 'an identity call failed unexpectedly');
  return new IdentityError(identityErrors.unavailable, 503);
}
