import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { type IdentityErrorBody, type IdentityErrorMessage, identityErrors } from '../../../contracts/identity-wire.ts';
import { BodyTooLarge } from '../../request-body.ts';

/** Thrown to refuse a call, with a message of the protocol; turned into the answer in one place. */
export class IdentityError extends Error {
  declare readonly message: IdentityErrorMessage;
  readonly status: ContentfulStatusCode;
  /** When the caller may try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: IdentityErrorMessage, status: ContentfulStatusCode = 400, retryAfterSeconds?: number) {
    super(message);
    this.name = 'IdentityError';
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

/** Whether a call was refused with one of these messages. */
export function isRefusal(error: unknown, messages: readonly IdentityErrorMessage[]): error is IdentityError {
  return error instanceof IdentityError && messages.some((message) => message === error.message);
}

/** The IdentityError that answers any thrown error. An unexpected one is logged and answered with 503, without its message. */
export function asIdentityError(error: unknown, log: Logger): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof BodyTooLarge) return new IdentityError(identityErrors.tooLarge, 413);
  log.error({ err: error }, 'an identity call failed unexpectedly');
  return new IdentityError(identityErrors.unavailable, 503);
}
