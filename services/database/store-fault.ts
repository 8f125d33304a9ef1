import { folderFault } from '../data-folder-fault.ts';
import { sqliteCode } from './sqlite-code.ts';

/** A fault of the store in words for the owner. Holds no password. */
export type StoreFault = {
  /** `unreachable` may pass by itself, when the server starts or the network comes back. */
  kind: 'unreachable' | 'refused' | 'newer' | 'full' | 'disk' | 'corrupt' | 'locked' | 'replaced' | 'other';
  problem: string;
  remedy: string;
};

/** Codes of errors that have none, or one of another fault, by what they say. */
const codesByText: readonly [says: RegExp, code: string][] = [
  [/^The server does not support SSL connections$/, 'NO_TLS'],
  // PostgreSQL asks for a password, and there is none.
  [/^SASL: /, '28P01'],
  [/^unsupported startup parameter/, 'POOLER'],
  // Lost connections. The last one is of the rollback of a transaction whose connection was lost, and hides that loss.
  [
    /^(?:Query read timeout|timeout exceeded when trying|Connection terminated|Client .* is not queryable)/,
    'ETIMEDOUT',
  ],
];

/** The known faults by the code of the error: Node's (E…), SQLSTATE (five characters; https://www.postgresql.org/docs/current/errcodes-appendix.html), or SQLite's number. */
const faults: readonly (StoreFault & { codes: RegExp })[] = [
  {
    codes: /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|ENOTFOUND|57P0[1-3]|08...)$/,
    kind: 'unreachable',
    problem: 'PostgreSQL cannot be reached',
    remedy: 'Start it, or correct host and port in DATABASE_URL.',
  },
  {
    codes: /^53300$/,
    kind: 'unreachable',
    problem: 'PostgreSQL takes no more connections',
    remedy: 'Raise max_connections there, or the limit of the role: each process of the site uses up to 10.',
  },
  {
    codes: /^POOLER$/,
    kind: 'refused',
    problem: 'DATABASE_URL leads to a pooler, such as PgBouncer',
    remedy: 'Name PostgreSQL itself: the site has connections of its own, whose settings a pooler does not keep.',
  },
  {
    codes: /^STORE_SLOW$/,
    kind: 'unreachable',
    problem: 'the store does not answer in time',
    remedy: 'See whether another program holds it, its disk is busy, or PostgreSQL hangs.',
  },
  {
    codes: /^25006$/,
    kind: 'unreachable',
    problem: 'PostgreSQL takes no write: it is a standby, or read-only',
    remedy: 'Promote it, or point DATABASE_URL to the primary server.',
  },
  {
    codes: /^28...$/,
    kind: 'refused',
    problem: 'PostgreSQL refuses the user or the password',
    remedy:
      'Correct user and password in DATABASE_URL, and pg_hba.conf for this address. ' +
      'Where it wants TLS, add ?sslmode=verify-full.',
  },
  {
    codes: /CERT|^UNABLE_TO_/,
    kind: 'refused',
    problem: 'the certificate of PostgreSQL is not taken',
    remedy:
      'Name the file of its authority in DATABASE_URL (?sslmode=verify-full&sslrootcert=/path/ca.pem), and the host that it is for.',
  },
  {
    codes: /^NO_TLS$/,
    kind: 'refused',
    problem: 'PostgreSQL speaks no TLS, which DATABASE_URL asks for',
    remedy: 'Turn it on there (ssl = on), or on this machine take sslmode out of DATABASE_URL.',
  },
  {
    codes: /^3D000$/,
    kind: 'refused',
    problem: 'PostgreSQL has no database of this name',
    remedy: 'Create it (createdb), or correct the name in DATABASE_URL.',
  },
  {
    codes: /^22P05$/,
    kind: 'refused',
    problem: 'the database in PostgreSQL cannot hold every letter: its encoding is not UTF8',
    remedy:
      'Create another (createdb -T template0 -E UTF8 --locale=C NAME), and name it in DATABASE_URL. ' +
      'What this one holds goes there by jantar backup and jantar restore.',
  },
  {
    codes: /^42501$/,
    kind: 'refused',
    problem: 'PostgreSQL does not let this user make or change tables',
    remedy: 'Grant it: grant create, usage on schema public to the user of DATABASE_URL.',
  },
  {
    codes: /^(?:53100|sqlite:13|ENOSPC|EDQUOT)$/,
    kind: 'full',
    problem: 'the disk of the store is full',
    remedy: 'Make room on it; nothing else is needed.',
  },
  {
    codes: /^(?:sqlite:8|sqlite:14|sqlite:10|EROFS|EACCES|EPERM|EIO)$/,
    kind: 'disk',
    problem: 'the store cannot be written to',
    remedy: 'See whether its disk is mounted read-only or fails, and whom its files belong to.',
  },
  {
    codes: /^(?:sqlite:11|sqlite:26|XX00[12])$/,
    kind: 'corrupt',
    problem: 'the store is damaged',
    remedy: 'Stop the site, keep a copy of the file, and restore the newest backup.',
  },
  {
    codes: /^(?:sqlite:5|55P03|57014)$/,
    kind: 'locked',
    problem: 'another program holds the store',
    remedy: 'End what locks it: a backup by hand, an open sqlite3 or psql.',
  },
  {
    codes: /^STORE_REPLACED$/,
    kind: 'replaced',
    problem: 'the file of the store was deleted or replaced while the site was running',
    remedy: 'Stop the site, put the right file in place, start it again.',
  },
];

/**
 * Explains an error of the store by its causes, however deeply they are nested. With the folder of SQLite's file it also looks
 * why a disk takes no write: SQLite has one error for several reasons.
 */
export function storeFault(error: unknown, sqliteFolder?: string): StoreFault {
  for (const cause of causes(error)) {
    if (cause.message.startsWith('corrupted migrations: ')) {
      return {
        kind: 'newer',
        problem: 'the store was written by a newer version of this site',
        remedy:
          'Start that version again. To go back for good, restore what was saved before the upgrade: ' +
          'jantar restore, with the newest folder in BACKUP_DIR that ends with -before-upgrade.',
      };
    }
    const code = faultCode(cause);
    const found = faults.find(({ codes }) => codes.test(code));
    if (found?.kind === 'disk' && sqliteFolder !== undefined) return { ...found, ...folderFault(sqliteFolder) };
    if (found) return found;
  }
  return { kind: 'other', problem: 'the store failed', remedy: 'See the log for its error.' };
}

/** The code that `faults` knows an error by. */
function faultCode(error: Error): string {
  const [, known] = codesByText.find(([says]) => says.test(error.message)) ?? [];
  if (known !== undefined) return known;
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return `sqlite:${sqlite}`;
  // ENOENT: the Unix socket of a PostgreSQL that is not up yet.
  if ('syscall' in error && error.syscall === 'connect') return 'ECONNREFUSED';
  return 'code' in error ? String(error.code) : '';
}

function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inside = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error, ...[error.cause, ...inside].flatMap(causes)];
}
