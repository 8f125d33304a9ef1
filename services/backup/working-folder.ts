import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const prefix = '.working-';
const lockSuffix = '.lock';

/** Runs `act` in a temporary folder inside `beside` that is closed to other users, and deletes the folder afterwards. */
export async function inWorkingFolder<Result>(
  beside: string,
  act: (place: string) => Promise<Result>,
): Promise<Result> {
  removeAbandoned(beside);
  const place = path.join(beside, prefix + randomUUID());
  // The lock is held as long as the folder is used; a folder with a free lock is abandoned.
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

/** Deletes working folders whose process was killed, since they may hold an unencrypted store. */
export function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || name.endsWith(lockSuffix)) continue;
    const place = path.join(folder, name);
    const lock = tryLock(place + lockSuffix);
    if (!lock) continue;
    remove(place);
    lock.close();
    remove(place + lockSuffix);
  }
}

/** Deletes a folder if possible. One that only another user may delete must not prevent a backup. */
function remove(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {}
}

/** Takes a SQLite lock, which the system releases however the process ends. Undefined while another process holds it, or where files have no locks. */
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
