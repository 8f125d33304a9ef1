import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { wallTime } from '../../contracts/call-time.ts';
import type { Schema } from '../database/schema.ts';

/** A process that is killed loses what it counted since. */
const storeMs = 60_000;
const minuteMs = 60_000;

export type PageViewsOptions = {
  database: { db: Kysely<Schema> };
  /** What is counted; all else is not. */
  paths: ReadonlySet<string>;
  /** By whose clock a day ends. */
  timeZone: string;
  log: Logger;
  now?: () => number;
};

export type PageViews = {
  /** Counts a view of a page. Nothing waits for it. */
  count: (path: string) => void;
  /** Begins to add to the store what is counted. */
  start: () => void;
  /** Adds what is left. Does not close the database. */
  stop: () => Promise<void>;
};

/** Counts in memory how often each page is seen, and adds that to the store once a minute. */
export function createPageViews({ database, paths, timeZone, log, now = Date.now }: PageViewsOptions): PageViews {
  let gathered = new Map<string, number>();
  let storing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let today = { minute: -1, day: '' };

  /** Days begin with a whole minute, and asking a calendar takes longer than answering with a page. */
  function dayOfNow(): string {
    const minute = Math.floor(now() / minuteMs);
    if (minute !== today.minute) today = { minute, day: wallTime(now(), timeZone).day };
    return today.day;
  }

  function gather(key: string, views: number): void {
    gathered.set(key, (gathered.get(key) ?? 0) + views);
  }

  /** What could not be stored is stored with what comes next. */
  async function add(): Promise<void> {
    if (gathered.size === 0) return;
    const taken = gathered;
    gathered = new Map();
    try {
      await addViews(database.db, taken);
    } catch (error) {
      for (const [key, views] of taken) gather(key, views);
      log.warn({ err: error }, 'page views could not be stored; they are kept for the next try');
    }
  }

  const store = () => (storing = storing.then(add));

  return {
    count(path) {
      if (paths.has(path)) gather(`${dayOfNow()} ${path}`, 1);
    },
    start() {
      timer = setInterval(() => void store(), storeMs);
    },
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}

/** Adds to what this and other processes have stored. Sorted, so that two of them wait for each other in one order. */
async function addViews(db: Kysely<Schema>, views: ReadonlyMap<string, number>): Promise<void> {
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
