import { sql } from 'kysely';
import type { Logger } from 'pino';
import { wallTime } from '../../contracts/call-time.ts';
import type { Store } from '../database/schema.ts';

/** How often counts are stored; a killed process loses those since. */
const storeMs = 60_000;
const minuteMs = 60_000;

export type PageViewsOptions = {
  database: { db: Store };
  paths: ReadonlySet<string>;
  /** The time zone of the days. */
  timeZone: string;
  log: Logger;
  now?: () => number;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Counts page views of this process in memory and adds them to the store once a minute. */
export function createPageViews({ database, paths, timeZone, log, now = Date.now }: PageViewsOptions) {
  let gathered = new Map<string, number>();
  let storing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let today = { minute: -1, day: '' };

  /** Today's date, cached per minute, since computing it takes longer than serving a page. */
  function dayOfNow(): string {
    const minute = Math.floor(now() / minuteMs);
    if (minute !== today.minute) today = { minute, day: wallTime(now(), timeZone).day };
    return today.day;
  }

  function gather(key: string, views: number): void {
    gathered.set(key, (gathered.get(key) ?? 0) + views);
  }

  /** Stores the counts. Those that could not be stored are kept for the next time. */
  async function add(): Promise<void> {
    if (gathered.size === 0) return;
    const taken = gathered;
    gathered = new Map();
    try {
      await addViews(database.db, taken);
    } catch (error) {
      for (const [key, views] of taken) gather(key, views);
      log.warn({ err: error }, 'page views could not be stored');
    }
  }

  const store = () => (storing = storing.then(add));

  return {
    count(path: string): void {
      if (paths.has(path)) gather(`${dayOfNow()} ${path}`, 1);
    },
    start(): void {
      timer = setInterval(() => void store(), storeMs);
    },
    /** Stores the remaining counts. Does not close the database. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await store();
    },
  };
}

/** Adds counts to the stored ones. Sorted, so that several processes lock rows in the same order and cannot deadlock. */
async function addViews(db: Store, views: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...views.keys()].toSorted().map((key) => {
    const [day = '', path = ''] = key.split(' ');
    return { day, path, views: views.get(key) ?? 0 };
  });
  await db
    .insertInto('page_views')
    .values(rows)
    .onConflict((known) =>
      known.columns(['day', 'path']).doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute();
}
