import { sql } from 'kysely';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { dayMs } from '../../contracts/retention.ts';
import type { Database, DatabaseOptions } from '../database/database.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { openStore } from '../database/testing/open-store.ts';
import { createPageViews } from './page-views.ts';
import { createStoredViews } from './stored-views.ts';

const timeZone = 'Asia/Kolkata';
const noon = Date.UTC(2026, 10, 22, 6, 30);
const paths = new Set(['/', '/about', '/404']);

const rows = ({ db }: Database) => db.selectFrom('page_views').selectAll().orderBy('day').orderBy('path').execute();

describeOnEachDialect('Page views', (freshStore) => {
  async function open(options?: DatabaseOptions) {
    const database = await openStore(options ?? (await freshStore()));
    let time = noon;
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const views = createPageViews({ database, paths, timeZone, log, now: () => time });
    return { database, views, lines, at: (moment: number) => (time = moment) };
  }

  test('are stored by page and by the day of the company’s clock', async () => {
    const { database, views, at } = await open();
    for (const path of ['/', '/about', '/', '/nowhere', '/404']) views.count(path);
    at(Date.UTC(2026, 10, 22, 18, 29, 59));
    views.count('/');
    at(Date.UTC(2026, 10, 22, 18, 30));
    views.count('/');
    await views.stop();
    expect(await rows(database)).toEqual([
      { day: '2026-11-22', path: '/', views: 3 },
      { day: '2026-11-22', path: '/404', views: 1 },
      { day: '2026-11-22', path: '/about', views: 1 },
      { day: '2026-11-23', path: '/', views: 1 },
    ]);
  });

  test('are exported a month at a time, so that others are served meanwhile', async () => {
    const { database } = await open();
    const days = Array.from({ length: 61 }, (_, index) => new Date(noon - index * dayMs).toISOString().slice(0, 10));
    await database.db
      .insertInto('page_views')
      .values(days.map((day) => ({ day, path: '/', views: 1 })))
      .execute();
    const parts: string[][] = [];
    for await (const part of await createStoredViews(database, { timeZone, now: () => noon }).all())
      parts.push(part.map(({ day }) => day));
    expect(parts).toEqual([days.slice(0, 30), days.slice(30, 60), days.slice(60)]);
  });

  test('of several processes add up', async () => {
    const store = await freshStore();
    const [one, other] = await Promise.all([open(store), open(store)]);
    for (const { views } of [one, other, one]) for (const path of ['/about', '/']) views.count(path);
    await Promise.all([one.views.stop(), other.views.stop()]);
    expect((await rows(one.database)).map(({ path, views }) => [path, views])).toEqual([
      ['/', 3],
      ['/about', 3],
    ]);
  });

  test('are kept while the store does not take them, and stored once', async () => {
    const { database, views, lines } = await open();
    views.count('/');
    await sql`alter table page_views rename to away`.execute(database.db);
    await views.stop();
    await sql`alter table away rename to page_views`.execute(database.db);
    views.count('/');
    await views.stop();
    await views.stop();
    expect(await rows(database)).toEqual([{ day: '2026-11-22', path: '/', views: 2 }]);
    expect(lines).toEqual([expect.stringContaining('page views could not be stored')]);
  });

  test('are stored once a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { database, views } = await open();
    views.start();
    views.count('/');
    vi.advanceTimersByTime(59_999);
    expect(await rows(database)).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(async () => expect(await rows(database)).toHaveLength(1));
    await views.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
