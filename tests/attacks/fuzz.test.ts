import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { numberOf } from '../../tools/arguments.ts';
import { seededRandom } from '../harness/random.ts';
import { blockCoverage } from './fuzz/coverage.ts';
import { type FuzzRequest, seeds } from './fuzz/fuzz-request.ts';
import { mutate } from './fuzz/mutate.ts';
import { sendRaw } from './fuzz/send-raw.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The duration of the search: `FUZZ_MINUTES=60 npm run fuzz`. */
const { FUZZ_MINUTES: asked, FUZZ_SEED: given = `${1 + (Date.now() % 1_000_000)}` } = process.env;
const minutes = asked === undefined ? 1 / 3 : numberOf('FUZZ_MINUTES', asked);
const seed = numberOf('FUZZ_SEED', given);
/** The requests of a batch, after which the coverage is read once. */
const batchSize = 8;

const folder = temporaryFolder();
let server: RunningServer;
/** The errors that the server logged as its own. */
const faults: string[] = [];

beforeAll(async () => {
  const port = String(await freePort());
  const environment = { DATA_DIR: path.join(folder, 'data'), PORT: port, TRUSTED_PROXIES: '127.0.0.1' };
  server = await startServer({
    config: readConfig(environment, 'owner@jantar.example'),
    log: pino({ level: 'error' }, { write: (line: string) => void faults.push(line) }),
    outDir: path.join(root, 'dist'),
    pagesFile: path.join(root, 'build/pages.json'),
  });
});
afterAll(() => server.stop());

const random = seededRandom(seed);
/** Each request comes from another visitor, since rate limits would end the search. */
const someAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(random() * 222)).join('.');
/** The server errors that are allowed: Node answers invalid HTTP by 501 and 505, and a busy server by 503. */
const fair = (status: number | string) =>
  typeof status === 'number' && (status < 500 || [501, 503, 505].includes(status));

/** Sends a batch. Throws with the first request that found a fault, in the form in which the regressions are stored. */
async function tryAll(requests: readonly FuzzRequest[]): Promise<void> {
  const outcomes = await Promise.all(requests.map((request) => sendRaw(server.port, request, someAddress())));
  const wrong = outcomes.findIndex((status) => !fair(status));
  if (wrong === -1 && faults.length === 0) return;
  const suspects = wrong === -1 ? requests : [requests[wrong]];
  throw new Error(
    `Fuzzing (seed ${seed}) was answered with ${outcomes[wrong] ?? 'a fault in the log'}.\n${JSON.stringify(suspects)}\n${faults.join('')}`,
  );
}

test('requests that once found a fault find none', async () => {
  const found = JSON.parse(await readFile(path.join(import.meta.dirname, 'fuzz/found.json'), 'utf8')) as FuzzRequest[];
  expect(found.length).toBeGreaterThan(0);
  for (const request of found) await tryAll([request]);
});

test(
  `no request crashes the server, hangs, or is answered with 500 (${minutes * 60} s)`,
  { timeout: (minutes + 2) * 60_000 },
  async () => {
    const coverage = await blockCoverage();
    const corpus = [...seeds];
    await tryAll(seeds);
    await coverage.fresh();
    const startedWith = coverage.reached.size;
    let sent = 0;
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; sent += batchSize) {
      const batch = Array.from({ length: batchSize }, () => {
        const parent = corpus[Math.floor(random() ** 0.5 * corpus.length)] as FuzzRequest;
        return mutate(parent, corpus, random);
      });
      await tryAll(batch);
      // One of the batch reached new code, so all join the corpus.
      if ((await coverage.fresh()) > 0) corpus.push(...batch);
    }
    coverage.stop();
    const { size } = coverage.reached;
    process.stderr.write(
      `Fuzzing, seed ${seed}: ${sent} requests, ${size} blocks reached (${startedWith} by the seeds), corpus of ${corpus.length}.\n`,
    );
    expect(size).toBeGreaterThan(startedWith);
  },
);
