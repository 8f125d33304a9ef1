/** The acknowledged state of an account, which must hold. */
export type KnownAccount = {
  email: string;
  password: string;
  isDeleted: boolean;
  /** The newest refresh token of each running session. */
  tokens: string[];
  /** Refresh tokens of ended sessions, and used or invalidated codes: none may ever work again. */
  deadTokens: string[];
  deadCodes: string[];
  /** A reset is done once per account, so that no late mail of an earlier request brings an invalid code. */
  reset: 'none' | 'asked' | 'done';
  /** The number of password changes acknowledged since the address was verified; each must cause a mail. */
  changes: number;
};

/** An acknowledged promise that was not kept. */
export class BrokenPromise extends Error {}

export function passwordIsNow(account: KnownAccount, password: string): void {
  account.password = password;
  endSessions(account);
}

export function endSessions(account: KnownAccount): void {
  account.deadTokens.push(...account.tokens.splice(0));
}

/** Throws unless the condition holds. */
export function promise(kept: boolean, account: KnownAccount, broken: string): void {
  if (!kept) throw new BrokenPromise(`${account.email}: ${broken}`);
}
