import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { type IdentityErrorBody, identityErrors } from '../../../contracts/identity-wire.ts';
import { BodyTooLarge } from '../../request-body.ts';

export type IdentityFailure = keyof typeof identityErrors;

/** Thrown to refuse a call, with a message of the protocol; turned into the answer in one place. */
export class IdentityError extends Error {
  readonly failure: IdentityFailure;
  readonly status: ContentfulStatusCode;
  /** When the caller may try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: IdentityFailure, status: ContentfulStatusCode = 400, retryAfterSeconds?: number) {
    super(identityErrors[failure]);
    this.name = 'IdentityError';
    this.failure = failure;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  headers(): Record<string, string> {
    return this.retryAfterSeconds === undefined ? {} : { 'retry-after': `${this.retryAfterSeconds}` };
  }

  /** The error body in Google's format. */
  body(): IdentityErrorBody {
    const { message } = this;
    return { error: { code: this.status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}

/** Whether a call was refused for one of these reasons. */
export function isRefusal(error: unknown, failures: readonly IdentityFailure[]): error is IdentityError {
  return error instanceof IdentityError && failures.includes(error.failure);
}

/** The IdentityError that answers any thrown error. An unexpected one is logged and answered with 503, without its message. */
export function asIdentityError(error: unknown, log: Logger): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof BodyTooLarge) return new IdentityError('tooLarge', 413);
  log.error({ err: error }, 'an identity call failed unexpectedly');
  return new IdentityError('unavailable', 503);
}
