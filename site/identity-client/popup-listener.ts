import type { IdpAnswer, PopupFailure, SignInAnswer } from '../../contracts/identity-wire.ts';

/** Why a popup did not sign in. The last three occur only with hosted Firebase, whose popup signs in by itself. */
export type PopupEnd = PopupFailure | 'closed' | 'blocked' | 'different credential' | 'disabled' | 'network';

/** Called with the result of a popup, unless another popup replaced it. */
export type PopupListener = {
  /** The popup delivered a credential; `signIn` uses it, once. */
  onProof: (signIn: () => Promise<IdpAnswer | SignInAnswer>) => void;
  /** The popup failed, or seems closed. `onProof` may still follow: a provider's isolation can make an open popup look closed. */
  onEnd: (end: PopupEnd) => void;
};
