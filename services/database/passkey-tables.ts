import type { Generated } from 'kysely';

/** The tables of the passkeys, and the sessions of the owner. */
export type PasskeyTables = {
  passkeys: PasskeysTable;
  /** Challenges that an authenticator is to sign; each is valid once. */
  passkey_challenges: {
    /** SHA-256 of the challenge. */
    hash: string;
    /** The principal that adds a passkey; null for a sign-in, before the principal is known. */
    principal: Principal | null;
    expires_at: number;
  };
  owner_sessions: {
    /** SHA-256 of the session's secret. */
    hash: string;
    opened_by: OwnerProof;
    /** The id of the passkey, or a hash of the key or password, that opened the session; when that changes, the session ends. */
    proof: Generated<string>;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    /** The browser that began it, in words, and its network (/24 or /48); null where unknown. */
    device: string | null;
    network: string | null;
  };
};

/** The holder of a passkey: the site's owner, or the account with this id. */
export type Principal = 'owner' | `account:${string}`;

export type PasskeysTable = {
  /** The authenticator's id of the credential, base64url. */
  id: string;
  principal: Principal;
  name: string;
  /** The public key as a COSE key, base64url. */
  public_key: string;
  /** The authenticator's signature counter; it stays 0 where the authenticator does not count. */
  counter: number;
  /** The transports by which browsers reach the authenticator, comma-separated. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

/** How the owner signed in. */
export type OwnerProof = 'link' | 'password' | 'passkey';
