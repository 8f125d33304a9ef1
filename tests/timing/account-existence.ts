import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { identityApiKey, identityPaths } from '../../contracts/identity-wire.ts';
import { ask, networkOf } from '../../server/fixture/ask.ts';
import { openDatabase } from '../../services/database/database.ts';
import { createDatabase, startPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { addAccount } from '../../services/identity/accounts/account-queries.ts';
import { hashPassword } from '../../services/identity/passwords/password-hash.ts';
import { seededRandom } from '../harness/random.ts';
import { startSite } from '../harness/site-server.ts';

/**
 * Measures on the built server (`npm run build`), with HIDE_ACCOUNT_EXISTENCE on, whether response times reveal which addresses have an account:
 * `node tests/timing/account-existence.ts [--tries 200] [--postgres]`. Needs an otherwise idle machine.
 */
const { values } = parseArgs({
  options: { tries: { type: 'string', default: '200' }, postgres: { type: 'boolean', default: false } },
});
const tries = Number(values.tries);
/** The largest accepted difference of the medians; a larger one could be measured. */
const goal = 0.05;
const pauseMs = 10;

const known = (index: number) => `known${index}@example.com`;
const unknown = (index: number) => `other${index}@example.com`;
const calls = {
  'wrong password': { path: identityPaths.signInWithPassword, body: { password: 'red sandstone' } },
  'password reset': { path: identityPaths.sendOobCode, body: { requestType: 'PASSWORD_RESET' } },
} as const;

const random = seededRandom(1);
let asked = 0;
const dataDir = mkdtempSync(join(tmpdir(), 'timing-'));
const cluster = values.postgres ? await startPostgres() : undefined;
const databaseUrl = cluster && (await createDatabase(cluster.address));
await addAccounts();
const server = await startSite({
  DATA_DIR: dataDir,
  HIDE_ACCOUNT_EXISTENCE: 'true',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
try {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) await compare(name);
} finally {
  await server.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** One hash for all accounts, since nobody signs in. */
async function addAccounts(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const password_hash = await hashPassword(randomUUID());
  for (let index = 0; index < tries; index += 1) {
    await addAccount(db, { email: known(index), email_verified: 1, password_hash }, Date.now());
  }
  await close();
}

/** Requests a known and an unknown account in alternating order, each once and from another client address. */
async function compare(name: keyof typeof calls): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let index = 0; index < tries; index += 1) {
    const turns = random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const turn of turns) {
      times[turn].push(await timeOf(name, turn === 'known' ? known(index) : unknown(index)));
      await wait(pauseMs);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(one - other) / Math.max(one, other);
  const store = values.postgres ? 'PostgreSQL' : 'SQLite';
  process.stdout.write(
    `${store}, ${name}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ${(difference * 100).toFixed(1)} % apart\n`,
  );
  if (difference > goal) process.exitCode = 1;
}

async function timeOf(name: keyof typeof calls, email: string): Promise<number> {
  const { path, body } = calls[name];
  const begun = performance.now();
  await ask(server.port, `${path}?key=${identityApiKey}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, email }),
    headers: { 'content-type': 'application/json' },
    localAddress: networkOf((asked += 1)),
  });
  return performance.now() - begun;
}

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
