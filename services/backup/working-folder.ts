import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const prefix = '.working-';
const lockSuffix = '.lock';
/** Those of version 0.1.0, which had no locks: after a day nobody works in one any more. */
const unlocked = /^\.(restore-\w{6}|\d{4}-\d\d-\d\dT[\w.-]+\.\d+)$/;
const dayMs = 24 * 60 * 60_000;

/** Does something in a folder of its own that is closed to others, beside what it is about. It is gone afterwards, with whatever is left in it. */
export async function inWorkingFolder<Result>(
  beside: string,
  act: (place: string) => Promise<Result>,
): Promise<Result> {
  removeAbandoned(beside);
  const place = path.join(beside, prefix + randomUUID());
  // Held for as long as the folder is there: a folder whose lock is free belongs to nobody.
  const lock = tryLock(place + lockSuffix);
  try {
    mkdirSync(place, { mode: 0o700 });
    return await act(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
    lock?.close();
    rmSync(place + lockSuffix, { force: true });
  }
}

/** Deletes the working folders in a folder whose process was killed: the store may lie in them in clear. */
export function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (unlocked.test(name) && Date.now() - statSync(place).mtimeMs > dayMs) remove(place);
    if (!name.startsWith(prefix) || name.endsWith(lockSuffix)) continue;
    const lock = tryLock(place + lockSuffix);
    if (!lock) continue;
    remove(place);
    lock.close();
    remove(place + lockSuffix);
  }
}

/** What another user left here, and alone may delete, is no reason to make no backup. */
function remove(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {}
}

/** A lock of SQLite's, which ends with its process, however that ends; undefined while another has it, or where files have no locks. */
function tryLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock?.close();
    return undefined;
  }
}
