import { retention } from './retention.ts';

/** Where an account is signed in and what happened to it, as the identity service tells its holder. */

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

/** How long what happened is kept, and how much of it. */
export const accountRecord = { days: retention.accountEvents / (24 * 60 * 60_000), events: 100 } as const;

/** Who did it: the browser in words (`Firefox on Windows`) and its network (`203.0.113.0/24`), as far as they are known. */
type Origin = { device: string | null; network: string | null };

/** Times are milliseconds since 1970. */
export type ActiveSession = Origin & {
  id: string;
  /** `password`, `passkey` or a provider's id. */
  provider: string;
  signedInAt: number;
  usedAt: number;
  /** The one that asks. */
  isThis: boolean;
};

export type AccountEvent = Origin & { kind: AccountEventKind; at: number; provider: string | null };

export type AccountPasskey = { id: string; name: string; created: number; lastUsed: number | null };

/** Sessions and events newest first; no passkeys where browsers have none (a site without https or under an address). */
export type AccountActivity = { sessions: ActiveSession[]; events: AccountEvent[]; passkeys?: AccountPasskey[] };
