import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SQLITE_BUSY, sqliteCode } from './sqlite-code.ts';

/** How long SQLite itself waits for another process's lock, in milliseconds. It blocks the event loop, so the wait is short. */
export const busyStepMs = 5;
/** The pause between two tries, in which the event loop runs. */
const pauseMs = 20;
/** After this time a locked write is refused, and further ones at their first try, until one succeeds again. */
const patienceMs = 5000;

/** Kysely over Node's SQLite. `beforeWrite` may throw to refuse a statement that could change something. */
export function nodeSqliteDialect(file: DatabaseSync, beforeWrite: () => void): Dialect {
  const config: SqliteDialectConfig = {
    database: asKyselyDatabase(file),
    // WAL alone would lose the last commits with the power; FULL makes each commit wait for the disk.
    onCreateConnection: async (connection) => {
      const patience = createPatience();
      for (const setting of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on']) {
        await patience(() => connection.executeQuery(CompiledQuery.raw(`pragma ${setting}`)));
      }
    },
  };
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new PatientDriver(config, file, beforeWrite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Kysely says false, but SQLite supports it: all migrations then run in one transaction, and a second process waits for the first. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #beforeWrite: () => void;
  readonly #patienceToWrite = createPatience();
  /** A patience of its own: with WAL a read succeeds also while another program writes. */
  readonly #patienceToRead = createPatience();

  constructor(config: SqliteDialectConfig, file: DatabaseSync, beforeWrite: () => void) {
    super(config);
    this.#file = file;
    this.#beforeWrite = beforeWrite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const run = () => connection.executeQuery<Row>(query);
        if (SelectQueryNode.is(query.query)) return this.#patienceToRead(run);
        if (!query.sql.startsWith('rollback')) this.#beforeWrite();
        return this.#patienceToWrite(run);
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** SQLite itself ends a transaction that fills the disk; the error of another end would hide that one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Returns a function that retries a statement while another process holds the lock; pages are served between the tries. */
function createPatience() {
  let busySince: number | undefined;
  return async function patience<Result>(run: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await run();
        busySince = undefined;
        return result;
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY) throw error;
        busySince ??= performance.now();
        if (performance.now() - busySince > patienceMs) throw error;
      }
      await wait(pauseMs);
    }
  };
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(statement) {
      // A plain `begin` takes the write lock only at the first write and then cannot wait for it.
      const prepared = file.prepare(statement === 'begin' ? 'begin immediate' : statement);
      return {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
        run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
