import { DatabaseSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';

/** How SQLite executes each statement of some work, such as `SCAN outbox` where it reads every row; empty on PostgreSQL. */
export async function plansDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const plans: unknown[] = [];
  const prepare = Reflect.get(DatabaseSync.prototype, 'prepare');
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function plan(this: DatabaseSync, text) {
    for (const { detail } of prepare.call(this, `explain query plan ${text}`).all()) plans.push(detail);
    return prepare.call(this, text);
  });
  onTestFinished(() => spy.mockRestore());
  await work();
  spy.mockRestore();
  return plans;
}
