export const SQLITE_BUSY = 5;
export const SQLITE_LOCKED = 6;

/** The primary result code of an error of SQLite (https://www.sqlite.org/rescode.html); undefined for another error. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
