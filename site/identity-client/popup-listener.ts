import type { IdpAnswer, PopupFailure, SignInAnswer } from '../../contracts/identity-wire.ts';

/** Why a popup signed nobody in. The last three are told by the service where the popup itself speaks with it. */
export type PopupEnd = PopupFailure | 'closed' | 'blocked' | 'different credential' | 'disabled' | 'network';

/** Who opened a popup hears of it. One that gave way to another is not heard of again. */
export type PopupListener = {
  /** The visitor proved who they are; `signIn` makes use of it, once. */
  onProof: (signIn: () => Promise<IdpAnswer | SignInAnswer>) => void;
  /** A popup that seems closed may still prove something: its provider may have cut every tie to it but one. */
  onEnd: (end: PopupEnd) => void;
};
