/** At most `points` takes per key within a window of `seconds`, which begins with the first take. */
export type Limit = {
  /** Unique within the site: limits of one name share their counts. */
  name: string;
  points: number;
  seconds: number;
};

/** A limit and the key to count by, such as a network, inbox or account. Only a hash of the key is stored. */
export type Count = readonly [limit: Limit, key: string];

/** Gives a take back; never rejects. */
export type Refund = () => Promise<void>;

/** The result of a take in a store of counts. */
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
