import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The path of a program of PostgreSQL: from Debian's folders, the newest version first, or from the PATH. Undefined when it is not installed. */
export function postgresProgram(name: 'initdb' | 'pg_dump' | 'pg_restore' | 'psql'): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (one, other) => -one.localeCompare(other, 'en', { numeric: true }),
  );
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
