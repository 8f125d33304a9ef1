import type { Generated } from 'kysely';

/** The tables of the passkeys, and the sessions of the owner. */
export type PasskeyTables = {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  owner_sessions: OwnerSessionsTable;
};

/** Whose passkey it is: the owner's, or that of the account with this id. */
export type Principal = 'owner' | `account:${string}`;

export type PasskeysTable = {
  /** The authenticator's id of the credential, base64url. */
  id: string;
  principal: Principal;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator says it was used; 0 for ever where it does not count. */
  counter: number;
  /** How browsers reach the authenticator, with commas between. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

/** What an authenticator is to sign, once. */
type PasskeyChallengesTable = {
  /** SHA-256 of the challenge. */
  hash: string;
  /** Who adds a passkey; null for a sign-in, when nobody is known yet. */
  principal: Principal | null;
  expires_at: number;
};

type OwnerSessionsTable = {
  /** SHA-256 of the session's secret. */
  hash: string;
  opened_by: OwnerProof;
  /** The id of the passkey, or a slow hash of the password: the session ends with what opened it. */
  proof: Generated<string>;
  created_at: number;
  last_used_at: number;
  expires_at: number;
};
/** What the owner gave to come in. */
export type OwnerProof = 'link' | 'password' | 'passkey';
