import type { AccountEventKind } from '../../contracts/account-activity.ts';
import type { Generated } from 'kysely';

/** The tables of the identity service. A column called `hash` holds the SHA-256 of a secret that is written down nowhere. */
export type IdentityTables = {
  accounts: AccountsTable;
  account_providers: AccountProvidersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  signing_keys: SigningKeysTable;
  action_codes: ActionCodesTable;
  social_flows: SocialFlowsTable;
  social_credentials: SocialCredentialsTable;
  known_devices: KnownDevicesTable;
  account_events: AccountEventsTable;
};

/** SQLite knows no booleans. */
type Flag = 0 | 1;

export type AccountsTable = {
  id: string;
  /** In lower case; null when a provider told none. */
  email: string | null;
  /** 1 once somebody has proved that mail to this address reaches them. */
  email_verified: Flag;
  /** Argon2id in PHC form; null for accounts that sign in by a provider only. */
  password_hash: string | null;
  display_name: string | null;
  photo_url: string | null;
  disabled: Generated<Flag>;
  created_at: number;
  /** Of an account that nobody proved, the last use of a session as well, as the hourly pruning found it. */
  last_login_at: number;
  password_changed_at: number | null;
};

/** Who an account is at a provider. */
type AccountProvidersTable = {
  provider: string;
  /** The provider's own, lasting id of the person. */
  subject: string;
  account_id: string;
  email: string | null;
  display_name: string | null;
  created_at: number;
};

/** One sign-in. Tokens of a session that is gone are worth nothing. */
type SessionsTable = {
  id: string;
  account_id: string;
  /** How the visitor signed in: `password` or a provider's id. */
  provider: string;
  signed_in_at: number;
  expires_at: number;
  /** Of the browser that used it last, in words; null when it says nothing known, or signed in before this was kept. */
  device: string | null;
  /** Where it was used last, as `203.0.113.0/24`. */
  network: string | null;
  used_at: number | null;
};

/** A chain per session: each token is good once and gives the next. */
type RefreshTokensTable = {
  hash: string;
  session_id: string;
  expires_at: number;
  used_at: number | null;
  /** Of the last used token alone: together with that token it makes the next one. Worth nothing by itself. */
  successor_salt: string | null;
};

type SigningKeysTable = {
  kid: string;
  private_jwk: string;
  public_jwk: string;
  created_at: number;
};

/** The codes of the links in mails. */
type ActionCodesTable = {
  hash: string;
  /** Null in a row that only keeps the answer for an unknown address as slow as for a known one. */
  account_id: string | null;
  expires_at: number;
  /** The protocol's name of what the link does. */
  purpose: Generated<ActionPurpose>;
};
export type ActionPurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

/** A popup on its way: at a provider (`verifier`, `nonce`), or proving an address (`email`, `code_hash`). */
type SocialFlowsTable = {
  hash: string;
  /** Of the cookie of the browser that began it; no other may end it. */
  browser_hash: string;
  provider: string;
  expires_at: number;
  verifier: string | null;
  nonce: string | null;
  email: string | null;
  code_hash: string | null;
  tries: Generated<number>;
};

/** What a popup proved, waiting to be taken once by `signInWithIdp`. */
type SocialCredentialsTable = {
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
type KnownDevicesTable = {
  account_id: string;
  hash: string;
  network: string;
  seen_at: number;
};

/** What happened to an account, for its holder. */
type AccountEventsTable = {
  id: string;
  account_id: string;
  at: number;
  kind: AccountEventKind;
  device: string | null;
  network: string | null;
  /** `password`, `passkey` or a provider's id, where the event has one. */
  provider: string | null;
};
