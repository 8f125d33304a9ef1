/** So many takes within so many seconds under one key; the seconds begin with the first. */
export type Limit = {
  /** Unique within the site: limits of one name share their counts. */
  name: string;
  points: number;
  seconds: number;
  /** Counted for all processes together where there is a PostgreSQL; else, and without it, by each process for itself. */
  shared?: boolean;
};

/** A limit and who it is counted for: a network, an inbox, an account. The key is kept nowhere, only a hash of it. */
export type Count = readonly [limit: Limit, key: string];

/** Takes back what was taken; never rejects. */
export type Refund = () => Promise<void>;

/** What a store of counts says to a take. */
export type Taken = { refund: Refund } | { retryAfterMs: number };

/** Thrown when a limit is used up. Each protocol words its own refusal of it, with Retry-After. */
export class LimitExceeded extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super('A limit is used up');
    this.name = 'LimitExceeded';
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}
