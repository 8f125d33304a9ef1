import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, sql } from 'kysely';
import type { Database } from '../database.ts';

/** Two concurrent calls: `held` stops before its step number `at`, and `other` runs in between. */
type Meeting<Held, Other> = { at: number; held: () => Promise<Held>; other: () => Promise<Other> };

/**
 * Runs two calls on one store in a chosen interleaving. `held` stops before its step `at`, `other` runs until it has answered or
 * waits for a lock of `held`, then both run to their ends. A step is a statement; on SQLite, where nothing can come between `begin`
 * and `commit`, it is a transaction or a statement outside of one. `isOver` is true when `held` had fewer steps and so ran wholly
 * before `other`.
 */
export function interleaving({ db, dialect }: Database) {
  const steps = new AsyncLocalStorage<() => Promise<void>>();
  const step = async () => steps.getStore()?.();
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    if (dialect === 'sqlite') await step();
    return provide((connection) => consumer(dialect === 'sqlite' ? connection : stepping(connection, step)), options);
  };

  return async function meet<Held, Other>({ at, held, other }: Meeting<Held, Other>) {
    const [stopped, released] = [Promise.withResolvers<false>(), Promise.withResolvers<void>()];
    let passed = 0;
    const stopAt = async () => {
      passed += 1;
      if (passed !== at + 1) return;
      stopped.resolve(false);
      await released.promise;
    };
    const first = steps.run(stopAt, held);
    const isOver = await Promise.race([first.then(() => true), stopped.promise]);
    const reply = { isThere: false };
    const second = other().finally(() => (reply.isThere = true));
    while (!reply.isThere && !(await isWaiting())) await setTimeout(3);
    released.resolve();
    return { held: await first, other: await second, isOver };
  };

  async function isWaiting(): Promise<boolean> {
    if (dialect === 'sqlite') return false;
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  }
}

function stepping(connection: DatabaseConnection, step: () => Promise<void>): DatabaseConnection {
  return {
    executeQuery: async (query, options) => {
      await step();
      return connection.executeQuery(query, options);
    },
    streamQuery: (...given) => connection.streamQuery(...given),
  };
}
