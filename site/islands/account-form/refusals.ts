import { accountWords } from '../../../content/account-words.ts';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import { socialMessages } from '../../../contracts/login-messages.ts';
import { providerNames, type ProviderId } from '../../../contracts/identity-wire.ts';
import { codeOf, type FailureCode } from '../../identity-client/call-identity.ts';
import type { PopupEnd } from '../../identity-client/popup-listener.ts';
import type { AccountField, AccountMode } from './account-state.ts';

/** A text of the error catalogue (specification §8), and the field it is about. */
export type Refusal = { text: string; field?: AccountField };
type Refusals = Partial<Record<FailureCode, Refusal>>;

const always: Refusals = {
  INVALID_EMAIL: { text: loginMessages.invalidEmail, field: 'email' },
  NETWORK: { text: loginMessages.network },
};

const login: Refusals = {
  ...always,
  EMAIL_NOT_FOUND: { text: loginMessages.userNotFound, field: 'email' },
  INVALID_PASSWORD: { text: loginMessages.wrongPassword, field: 'password' },
  INVALID_LOGIN_CREDENTIALS: { text: loginMessages.invalidCredential },
  TOO_MANY_ATTEMPTS_TRY_LATER: { text: loginMessages.tooManyRequests },
  USER_DISABLED: { text: loginMessages.disabled },
};

const signup: Refusals = {
  ...always,
  EMAIL_EXISTS: { text: signupMessages.emailInUse, field: 'email' },
  WEAK_PASSWORD: { text: signupMessages.weakPassword, field: 'password' },
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: { text: signupMessages.weakPassword, field: 'password' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { text: signupMessages.tooManyRequests },
  USER_DISABLED: { text: signupMessages.disabled },
};

/** The texts of the reasons why no reset mail is sent; any other reason is shown as the service words it. */
const reset: Refusals = {
  ...always,
  EMAIL_NOT_FOUND: { text: loginMessages.userNotFound, field: 'email' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { text: signupMessages.tooManyRequests },
};

/** Thrown where not even the tab can store a session: the visitor forbids it, or the storage is full. */
export class NotStored extends Error {}

/** The message of a failed call, or of a session that the browser could not store: trying again would fail again. */
export function refusalOf(mode: AccountMode, failure: unknown): Refusal {
  if (failure instanceof NotStored) return { text: accountWords.notStored };
  const code = codeOf(failure);
  if (mode === 'forgot') return (code && reset[code]) ?? { text: reasonOf(failure) };
  const [refusals, { failed }] = mode === 'login' ? [login, loginMessages] : [signup, signupMessages];
  return (code && refusals[code]) ?? { text: failed };
}

/** Thrown when the provider's address belongs to an account with another sign-in method (`needConfirmation`). */
export class DifferentCredential extends Error {}

/** The message of a social sign-in that failed after the popup. */
export function socialRefusalOf(provider: ProviderId, failure: unknown): Refusal {
  if (failure instanceof DifferentCredential) return { text: socialMessages.differentCredential };
  if (failure instanceof NotStored) return { text: accountWords.notStored };
  const { network, disabled, unsupported, failed } = socialMessages;
  const texts: Partial<Record<FailureCode, string>> = {
    NETWORK: network,
    USER_DISABLED: disabled,
    OPERATION_NOT_ALLOWED: unsupported,
  };
  const code = codeOf(failure);
  return { text: (code && texts[code]) ?? failed(providerNames[provider]) };
}

/** The message of a popup without a credential. */
export function popupRefusalOf(provider: ProviderId, end: PopupEnd, mode: 'login' | 'signup'): Refusal {
  const { popupClosed, unsupported, differentCredential, network, disabled, failed } = socialMessages;
  const texts: Partial<Record<PopupEnd, string>> = {
    closed: popupClosed[mode],
    'different credential': differentCredential,
    unsupported,
    network,
    disabled,
  };
  return { text: texts[end] ?? failed(providerNames[provider]) };
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
