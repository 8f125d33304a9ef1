import type { ProviderId } from '../../../../contracts/identity-wire.ts';

/** Whom a provider says the visitor is. */
export type Proof = { provider: ProviderId; subject: string; email: string; emailVerified: boolean };

/** An identity service on a port of this machine, and what a test does beside the SDK. */
export type SdkTarget = {
  name: 'this site' | 'emulator';
  origin: string;
  /** The code of the last password-reset mail to an address. */
  resetCode: (email: string) => Promise<string>;
  /** What a sign-in window would hand over: the ID token of a credential. */
  idToken: (proof: Proof) => Promise<string>;
  disable: (uid: string) => Promise<void>;
  stop: () => Promise<void>;
};
