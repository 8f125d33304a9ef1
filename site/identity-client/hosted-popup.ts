import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  type User,
} from 'firebase/auth';
import type { ProviderId, SignInAnswer } from '../../contracts/identity-wire.ts';
import { hostedAuthDomain, identityConfig } from './identity-config.ts';
import type { PopupEnd, PopupListener } from './popup-listener.ts';

/*
 * The official SDK, used only for the popups of hosted Firebase. It passes the tokens to the site's own
 * client and stores nothing itself.
 */

const providers = {
  'google.com': GoogleAuthProvider,
  'github.com': GithubAuthProvider,
  'facebook.com': FacebookAuthProvider,
} as const;

const ends: Readonly<Record<string, PopupEnd>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/user-cancelled': 'denied',
  'auth/account-exists-with-different-credential': 'DIFFERENT_CREDENTIAL',
  'auth/operation-not-allowed': 'OPERATION_NOT_ALLOWED',
  'auth/user-disabled': 'USER_DISABLED',
  'auth/network-request-failed': 'NETWORK',
};

let auth: Auth | undefined;
let isOpening = false;

export async function signInByHostedPopup(provider: ProviderId, { onProof, onEnd }: PopupListener): Promise<void> {
  // Two clicks before the first popup opens would make the SDK open two popups and lose the first.
  if (isOpening) return;
  isOpening = true;
  const opened = () => void (isOpening = false);
  addEventListener('blur', opened, { once: true });
  try {
    const { user } = await signInWithPopup(sdk(), new providers[provider]());
    const answer = await answerFor(user);
    onProof(() => Promise.resolve(answer));
  } catch (error) {
    const end = endOf(error);
    if (end) onEnd(end);
  } finally {
    opened();
  }
}

function sdk(): Auth {
  allowGoogleLoader();
  auth ??= initializeAuth(initializeApp({ apiKey: identityConfig.apiKey, authDomain: hostedAuthDomain ?? '' }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return auth;
}

async function answerFor(user: User): Promise<SignInAnswer> {
  const { token, expirationTime } = await user.getIdTokenResult();
  return {
    kind: '',
    localId: user.uid,
    email: user.email ?? '',
    ...(user.displayName !== null && { displayName: user.displayName }),
    idToken: token,
    refreshToken: user.refreshToken,
    expiresIn: String((Date.parse(expirationTime) - Date.now()) / 1000),
  };
}

function endOf(error: unknown): PopupEnd | undefined {
  if (!(error instanceof FirebaseError)) return 'failed';
  const { code, customData } = error;
  // A cancelled popup was replaced by a newer one, which goes on.
  if (code === 'auth/cancelled-popup-request') return undefined;
  // The SDK reports that Google's loader failed to load as an internal error with the script element's event.
  if (code === 'auth/internal-error' && customData instanceof Event) return 'NETWORK';
  return ends[code] ?? 'failed';
}

/** The script that the official SDK loads by a plain string, for its hidden frame. */
const loader = 'https://apis.google.com/js/api.js?onload=';

/**
 * Allows that one address as a script. Trusted Types forbid script addresses as plain strings, and the SDK has no policy
 * of its own; the loader's further scripts come by its policy.
 */
export function allowGoogleLoader(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url.startsWith(loader) ? url : null) });
}
