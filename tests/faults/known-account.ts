/** What has been acknowledged to the holder of an account, and therefore has to hold. */
export type KnownAccount = {
  email: string;
  password: string;
  isDeleted: boolean;
  /** The newest refresh token of each session that is going on. */
  tokens: string[];
  /** Refresh tokens of sessions that have ended, and codes that were used or spoilt: good for nothing ever again. */
  deadTokens: string[];
  deadCodes: string[];
  /** A code is used once in the life of an account, so that no late mail of an earlier request brings a spoilt one. */
  reset: 'none' | 'asked' | 'done';
  /** Changes of the password that were acknowledged once the address was proved; each has to be told by mail. */
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

/** Says what is wrong unless this holds. */
export function promise(kept: boolean, account: KnownAccount, broken: string): void {
  if (!kept) throw new BrokenPromise(`${account.email}: ${broken}`);
}
