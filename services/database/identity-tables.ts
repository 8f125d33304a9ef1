import type { AccountEventKind } from '../../contracts/account-activity.ts';
import type { Generated } from 'kysely';

/** The tables of the identity service. A column called `hash` holds the SHA-256 of a secret that is stored nowhere. */
export type IdentityTables = {
  accounts: AccountsTable;
  /** The links between accounts and the identities at sign-in providers. */
  account_providers: {
    provider: string;
    /** The provider's own, lasting id of the person. */
    subject: string;
    account_id: string;
    email: string | null;
    display_name: string | null;
    created_at: number;
  };
  sessions: SessionsTable;
  /** The refresh tokens of each session: a token is valid once and is replaced by its successor. */
  refresh_tokens: {
    hash: string;
    session_id: string;
    expires_at: number;
    used_at: number | null;
    /** The hash of the device cookie of the browser that used it; null when unused, or used before this column existed. */
    used_by: string | null;
    /** Set on the last used token only: token and salt together yield its successor again. The salt alone is worthless. */
    successor_salt: string | null;
  };
  signing_keys: {
    kid: string;
    private_jwk: string;
    public_jwk: string;
    created_at: number;
  };
  /** The codes of the links in mails. */
  action_codes: {
    hash: string;
    /** Null in a decoy row, which makes the answer for an unknown address as slow as for a known one. */
    account_id: string | null;
    expires_at: number;
    /** What the link does, by the protocol's name. */
    purpose: Generated<ActionPurpose>;
  };
  /** Open sign-in popups: at a provider (`verifier`, `nonce`), or proving an address by a mailed code (`email`, `code_hash`). */
  social_flows: {
    hash: string;
    /** Hash of the cookie of the browser that opened the popup; no other browser may finish it. */
    browser_hash: string;
    provider: string;
    expires_at: number;
    verifier: string | null;
    nonce: string | null;
    email: string | null;
    code_hash: string | null;
    tries: Generated<number>;
  };
  /** The identity that a popup proved, until `signInWithIdp` takes it, once. */
  social_credentials: {
    hash: string;
    provider: string;
    subject: string;
    email: string | null;
    email_verified: Flag;
    display_name: string | null;
    photo_url: string | null;
    expires_at: number;
  };
  /** The browsers that have signed in to an account, by the cookie each of them holds, and the networks they did it from. */
  known_devices: {
    account_id: string;
    hash: string;
    network: string;
    seen_at: number;
  };
  /** What happened to an account, for its holder. */
  account_events: {
    id: string;
    account_id: string;
    at: number;
    kind: AccountEventKind;
    device: string | null;
    network: string | null;
    /** `password`, `passkey` or a provider's id, where the event has one. */
    provider: string | null;
  };
};

/** A boolean; SQLite has no such type. */
type Flag = 0 | 1;

export type AccountsTable = {
  id: string;
  /** In lower case; null when the sign-in provider gave none. */
  email: string | null;
  /** 1 once the holder has proved to receive mail at this address. */
  email_verified: Flag;
  /** Argon2id in PHC form; null for accounts that sign in by a provider only. */
  password_hash: string | null;
  display_name: string | null;
  photo_url: string | null;
  disabled: Generated<Flag>;
  created_at: number;
  /** The last sign-in. For an account with an unproved address also the last use of a session, updated by the hourly pruning. */
  last_login_at: number;
  password_changed_at: number | null;
};

/** A row per sign-in. The tokens of a deleted session are invalid. */
export type SessionsTable = {
  id: string;
  account_id: string;
  /** How the visitor signed in: `password` or a provider's id. */
  provider: string;
  signed_in_at: number;
  expires_at: number;
  /** The browser that used it last, such as "Firefox on Windows"; null when unknown, or signed in before this column existed. */
  device: string | null;
  /** The network of its last use, such as `203.0.113.0/24`. */
  network: string | null;
  used_at: number | null;
  /** The passkey that began it; null when it began otherwise, or by a passkey before this column existed. */
  passkey: string | null;
  /** 0 where the visitor did not tick Remember Me: the session ends sooner when it is not used. */
  remembered: Generated<Flag>;
};

export type ActionPurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL';
