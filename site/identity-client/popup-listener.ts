import type { FailureCode } from './call-identity.ts';
import type { IdpAnswer, PopupFailure, SignInAnswer } from '../../contracts/identity-wire.ts';

/** Why a popup did not sign in. Codes of the service occur only with hosted Firebase, whose popup signs in by itself. */
export type PopupEnd = PopupFailure | 'closed' | 'blocked' | FailureCode;

/** Signs in, to a session that outlasts the tab or does not. */
export type SignIn = (remember: boolean) => Promise<IdpAnswer | SignInAnswer>;

/** Called with the result of a popup, unless another popup replaced it. */
export type PopupListener = {
  /** The popup delivered a credential; `signIn` uses it, once. */
  onProof: (signIn: SignIn) => void;
  /** The popup failed, or seems closed. `onProof` may still follow: a provider's isolation can make an open popup look closed. */
  onEnd: (end: PopupEnd) => void;
};
