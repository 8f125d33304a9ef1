/** The counts of rate limits; used on PostgreSQL only. */
export type LimitTables = { limit_counts: LimitCountsTable };

type LimitCountsTable = {
  /** HMAC of the limit's name and of the key it is counted by. */
  key: string;
  count: number;
  /** The most takes within the window. */
  points: number;
  ends_at: number;
};
