import { sql } from 'kysely';
import { wallTime } from '../../contracts/call-time.ts';
import { dayMs, retention } from '../../contracts/retention.ts';
import type { Store } from '../database/schema.ts';

/** The periods of the statistics, in days including today. */
export const lookBack = { week: 7, month: 30, year: 365 } as const;

/** All views of a day, such as `2026-11-24`; and the views of a page in each period of `lookBack`. */
export type DayOfViews = { day: string; views: number };
export type PageOfViews = { path: string } & Record<keyof typeof lookBack, number>;

export type StoredViews = ReturnType<typeof createStoredViews>;

/** Reads and prunes the views in the store. Days are those of `timeZone`; `now` gives milliseconds since 1970. */
export function createStoredViews({ db }: { db: Store }, { timeZone, now }: { timeZone: string; now: () => number }) {
  const daysAgo = (days: number, time = now()): string => {
    const today = Date.parse(wallTime(time, timeZone).day);
    return new Date(today - days * dayMs).toISOString().slice(0, 10);
  };
  const viewsOf = (days: number) => sql<number>`sum(case when day > ${daysAgo(days)} then views else 0 end)`;

  return {
    /** Each day of the last month, today first. */
    async perDay(): Promise<DayOfViews[]> {
      const rows = await db
        .selectFrom('page_views')
        .select(['day', sql<number>`sum(views)`.as('views')])
        .where('day', '>', daysAgo(lookBack.month))
        .groupBy('day')
        .execute();
      const views = new Map(rows.map((row) => [row.day, row.views]));
      return Array.from({ length: lookBack.month }, (_, index) => {
        const day = daysAgo(index);
        return { day, views: views.get(day) ?? 0 };
      });
    },

    /** Every page that was seen within a year, the most viewed of the last month first. */
    async perPage(): Promise<PageOfViews[]> {
      return db
        .selectFrom('page_views')
        .select(['path', viewsOf(lookBack.week).as('week'), viewsOf(lookBack.month).as('month')])
        .select(viewsOf(lookBack.year).as('year'))
        .where('day', '>', daysAgo(lookBack.year))
        .groupBy('path')
        .orderBy('month', 'desc')
        .orderBy('year', 'desc')
        .orderBy('path')
        .execute();
    },

    /** All stored rows, newest first, a month at a time: SQLite would read all of them in one turn of the event loop. */
    async all() {
      const inOrder = db.selectFrom('page_views').orderBy('day', 'desc');
      const days = (await inOrder.select('day').distinct().execute()).map(({ day }) => day);
      return (async function* () {
        for (let from = 0; from < days.length; from += lookBack.month) {
          const month = inOrder.where('day', 'in', days.slice(from, from + lookBack.month));
          yield await month.selectAll().orderBy('path').execute();
        }
      })();
    },

    async prune(time: number): Promise<void> {
      await db
        .deleteFrom('page_views')
        .where('day', '<=', daysAgo(retention.pageViews / dayMs, time))
        .execute();
    },
  };
}
