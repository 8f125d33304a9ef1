/** What limits have counted; used on PostgreSQL alone. */
export type LimitTables = { limit_counts: LimitCountsTable };

type LimitCountsTable = {
  /** HMAC of the limit's name and of whom it is counted for. */
  key: string;
  count: number;
  /** How many takes the window has. */
  points: number;
  ends_at: number;
};
