import type { ProviderId } from '../../../../contracts/identity-wire.ts';

/** A visitor's identity at a provider. */
export type Proof = { provider: ProviderId; subject: string; email: string; emailVerified: boolean };

/** An identity service on a local port, with the actions that tests need beside the SDK. */
export type SdkTarget = {
  name: 'this site' | 'emulator';
  origin: string;
  /** The code of the last password-reset mail to an address. */
  resetCode: (email: string) => Promise<string>;
  /** The ID token that a sign-in popup would hand over. */
  idToken: (proof: Proof) => Promise<string>;
  disable: (uid: string) => Promise<void>;
};
