import type { IdentityErrorBody, IdentityErrorMessage } from '../../contracts/identity-wire.ts';
import { languageTag } from '../language/language.ts';
import { identityConfig } from './identity-config.ts';

/** Milliseconds one call may take, on a phone and elsewhere (specification §9: identity library defaults). */
const networkTimeout = () => (/Android|iPhone|iPad|Mobi/.test(navigator.userAgent) ? 60_000 : 30_000);

type CodeOf<Message> = Message extends `${infer Code} : ${string}` ? Code : Message;
/**
 * Why a call failed. `NETWORK`: no answer, a time-out, or an answer that is not of the protocol. `NOT_LOADED`: its script did not come.
 * `NOT_STORED`: not even the tab can store the session. `DIFFERENT_CREDENTIAL`: the provider's address belongs to an account with
 * another sign-in method.
 */
export type FailureCode =
  | CodeOf<IdentityErrorMessage>
  | 'NETWORK'
  | 'NOT_LOADED'
  | 'NOT_STORED'
  | 'DIFFERENT_CREDENTIAL';

/** A call that failed. The message is the service's own; the detail for people follows ` : `. */
export class IdentityFailure extends Error {
  readonly code: FailureCode;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.code = message.split(' : ')[0] as FailureCode;
  }
}

/** Why a call failed; undefined for a failure of another kind. */
export const codeOf = (failure: unknown): FailureCode | undefined =>
  failure instanceof IdentityFailure ? failure.code : undefined;

/** Calls the identity service: an object goes as JSON, parameters as a form. Rejects with `IdentityFailure`. */
export function callIdentity<Answer>(path: string, body: object | URLSearchParams): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const headers = {
    'content-type': 'application/json',
    // In this language hosted Firebase sends its mails; this site's own service knows it by the address.
    ...(import.meta.env.FIREBASE_API_KEY && { 'x-firebase-locale': languageTag }),
  };
  return ask(`${identityConfig.prefix}${path}?key=${identityConfig.apiKey}`, {
    method: 'POST',
    ...(isForm ? { body } : { body: JSON.stringify(body), headers }),
  });
}

/** Fetches JSON from a service that reports errors as the identity protocol does. Rejects with `IdentityFailure`. */
export async function ask<Answer>(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(networkTimeout()) });
    // The time-out includes the body: a server may send its status and then hang.
    const answer = (await response.json()) as Answer & IdentityErrorBody;
    if (response.ok) return answer;
    // Throws another error, and is a network failure, where the answer is a proxy's own JSON.
    throw new IdentityFailure(answer.error.message);
  } catch (cause) {
    throw cause instanceof IdentityFailure ? cause : new IdentityFailure('NETWORK', cause);
  }
}
