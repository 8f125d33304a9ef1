import { accountWords } from '../../../content/account-words.ts';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import { socialMessages } from '../../../contracts/login-messages.ts';
import { providerNames, type ProviderId } from '../../../contracts/identity-wire.ts';
import { codeOf, type FailureCode } from '../../identity-client/call-identity.ts';
import type { PopupEnd } from '../../identity-client/popup-listener.ts';
import type { AccountField, AccountMode } from './account-state.ts';

/** A text of the error catalogue (specification §8), and the field it is about. */
export type Refusal = { text: string; field?: AccountField };

const refusals: Partial<Record<FailureCode, Refusal>> = {
  INVALID_EMAIL: { text: loginMessages.invalidEmail, field: 'email' },
  EMAIL_NOT_FOUND: { text: loginMessages.userNotFound, field: 'email' },
  INVALID_PASSWORD: { text: loginMessages.wrongPassword, field: 'password' },
  INVALID_LOGIN_CREDENTIALS: { text: loginMessages.invalidCredential },
  EMAIL_EXISTS: { text: signupMessages.emailInUse, field: 'email' },
  WEAK_PASSWORD: { text: signupMessages.weakPassword, field: 'password' },
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: { text: signupMessages.weakPassword, field: 'password' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { text: signupMessages.tooManyRequests },
  USER_DISABLED: { text: loginMessages.disabled },
  NETWORK: { text: loginMessages.network },
  NOT_STORED: { text: accountWords.notStored },
};

const others: Record<AccountMode, (failure: unknown) => string> = {
  login: () => loginMessages.failed,
  signup: () => signupMessages.failed,
  // Why no reset mail is sent is shown as the service words it.
  forgot: reasonOf,
};

/** The message of a failed call, or of a session that the browser could not store. */
export function refusalOf(mode: AccountMode, failure: unknown): Refusal {
  const code = codeOf(failure);
  if (mode === 'login' && code === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { text: loginMessages.tooManyRequests };
  return (code && refusals[code]) ?? { text: others[mode](failure) };
}

/** The message of a social sign-in that failed, in its popup or after it. */
export function socialRefusalOf(provider: ProviderId, why: PopupEnd | undefined, mode: 'login' | 'signup'): Refusal {
  const { popupClosed, unsupported, differentCredential, network, disabled, failed } = socialMessages;
  const texts: Partial<Record<PopupEnd, string>> = {
    closed: popupClosed[mode],
    DIFFERENT_CREDENTIAL: differentCredential,
    unsupported,
    OPERATION_NOT_ALLOWED: unsupported,
    NETWORK: network,
    USER_DISABLED: disabled,
    NOT_STORED: accountWords.notStored,
  };
  return { text: (why && texts[why]) ?? failed(providerNames[provider]) };
}

/** The message of a failed sign-in by passkey. */
export function passkeyRefusalOf(failure: unknown): Refusal {
  const { cancelled, unknown, unsupported } = accountWords.passkey;
  if (failure instanceof DOMException) return { text: failure.name === 'NotSupportedError' ? unsupported : cancelled };
  return codeOf(failure) === 'INVALID_PASSKEY' ? { text: unknown } : refusalOf('login', failure);
}

/** The readable detail of a failure, where the service gives one. */
function reasonOf(failure: unknown): string {
  const { message } = failure as Error;
  return message.split(' : ')[1] ?? message;
}
