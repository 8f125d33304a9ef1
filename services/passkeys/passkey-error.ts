/**
 * `expired`: the challenge is unknown, used or over five minutes old: begin again. `unknown`: no such passkey (it may
 * have been removed here). `known`: it has been added already. `full`: the principal has as many as there may be.
 * `refused`: malformed, signed wrongly, for another site, or without the holder's PIN or fingerprint.
 */
export type PasskeyFailure = 'expired' | 'unknown' | 'known' | 'full' | 'refused';

/** Thrown when a passkey cannot be added or used. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure, cause?: unknown) {
    super(`The passkey was not accepted: ${failure}`, { cause });
    this.failure = failure;
  }
}
