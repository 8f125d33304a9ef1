import { accountEventLifeMs } from './retention.ts';

/** What happened to an account, as the identity service shows it to the account's holder. */
export type AccountEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'password-changed'
  | 'password-reset'
  | 'address-proved'
  | 'provider-linked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'signed-out-everywhere';

/** How long account events are kept, in days, and how many per account. */
export const accountRecord = { days: accountEventLifeMs / (24 * 60 * 60_000), events: 100 } as const;

/** The browser in words (`Firefox on Windows`) and its network (`203.0.113.0/24`); null where unknown. */
type Origin = { device: string | null; network: string | null };

/** Times are milliseconds since 1970. */
export type ActiveSession = Origin & {
  id: string;
  /** `password`, `passkey` or a provider's id. */
  provider: string;
  signedInAt: number;
  usedAt: number;
  /** True for the session of the request. */
  isThis: boolean;
};

export type AccountEvent = Origin & { kind: AccountEventKind; at: number; provider: string | null };

export type AccountPasskey = { id: string; name: string; created: number; lastUsed: number | null };

/** Sessions and events newest first; `passkeys` is absent where browsers support none (without https, or under an IP address). */
export type AccountActivity = { sessions: ActiveSession[]; events: AccountEvent[]; passkeys?: AccountPasskey[] };
