import { test } from 'vitest';
import { findOnPath } from '../../tools/environment/find-program.ts';
import { killRun } from './kill-run.ts';
import { killPatience, postgres, sqlite } from './killed-servers.ts';

const noCompiler = !(await findOnPath('cc')) && !process.env['CI'];

// At once: each has its own servers and store, and waits most of its time for starts, leases and tries.
test.concurrent.for([
  ['on SQLite', sqlite],
  [
    'on SQLite and Maildir, when the power is cut and only what was synced is left,',
    { ...sqlite, powerLoss: true, isSkipped: noCompiler },
  ],
  ['on PostgreSQL with three processes', postgres],
] as const)(
  'Whatever moment the server is killed at, %s no acknowledged message is lost or becomes two',
  killPatience,
  async ([, { isSkipped, ...options }], { expect, skip }) => {
    skip(isSkipped);
    const result = await killRun({ ...options, seed: 20_261_120, kills: 8 });
    expect(result).toMatchObject({ kills: 8, broken: [] });
    expect(result.acknowledged).toBeGreaterThan(20);
  },
);
