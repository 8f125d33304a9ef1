import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { IdentityErrorBody, IdentityErrorMessage } from '../../../contracts/identity-wire.ts';

/** Thrown to refuse a call, with a message of the protocol; turned into the answer in one place. */
export class IdentityError extends Error {
  readonly status: ContentfulStatusCode;
  /** When the caller may try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: IdentityErrorMessage, status: ContentfulStatusCode = 400, retryAfterSeconds?: number) {
    super(message);
    this.name = 'IdentityError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Headers of the answer. */
  headers(): Record<string, string> {
    return this.retryAfterSeconds === undefined ? {} : { 'retry-after': `${this.retryAfterSeconds}` };
  }

  /** The error body in Google's format. */
  body(): IdentityErrorBody {
    const { message } = this;
    return { error: { code: this.status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}
