import { expect, test } from 'vitest';
import { accountRun } from './account-run.ts';
import { killPatience, postgres, sqlite } from './killed-servers.ts';

const mostTelling = ['signUp', 'refresh', 'changePassword', 'useResetCode'];

test.for([
  ['on SQLite', sqlite],
  ['on PostgreSQL with three processes', postgres],
] as const)(
  'Whatever moment the server is killed at, %s no acknowledged account, password or session is lost and no code works twice',
  killPatience,
  async ([, { isSkipped, ...options }], { skip }) => {
    skip(isSkipped);
    const result = await accountRun({ ...options, seed: 20_261_121, kills: 10 });
    expect(result).toMatchObject({ kills: 10, broken: [] });
    expect(Object.keys(result.done)).toEqual(expect.arrayContaining(mostTelling));
    expect(result.unanswered).toBeGreaterThan(0);
  },
);
