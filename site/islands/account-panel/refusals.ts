import { unloaded } from '../../../content/form-words.ts';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import { codeOf, type FailureCode } from '../../identity-client/call-identity.ts';

/** The names of the password fields: the account's own, and the one that replaces it. */
export type PasswordName = 'current' | 'next';
type Refusal = { text: string; field?: PasswordName };

const wrong: Refusal = { text: loginMessages.wrongPassword, field: 'current' };
const weak: Refusal = { text: signupMessages.weakPassword, field: 'next' };
const refusals: Partial<Record<FailureCode, Refusal>> = {
  INVALID_PASSWORD: wrong,
  INVALID_LOGIN_CREDENTIALS: wrong,
  WEAK_PASSWORD: weak,
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: weak,
  TOO_MANY_ATTEMPTS_TRY_LATER: { text: signupMessages.tooManyRequests },
  USER_DISABLED: { text: loginMessages.disabled },
  NETWORK: { text: loginMessages.network },
  NOT_LOADED: { text: unloaded },
};

function refusalOf(failure: unknown): Refusal | undefined {
  const code = codeOf(failure);
  return code && refusals[code];
}

/** The field that a failure is about. */
export const fieldOf = (failure: unknown): PasswordName | undefined => refusalOf(failure)?.field;

/** The message of a failed change; undefined when none failed. */
export function reasonOf(failure: unknown, otherwise: string): string | undefined {
  return failure === undefined ? undefined : (refusalOf(failure)?.text ?? otherwise);
}
