import pino from 'pino';
import { expect, test } from 'vitest';
import { isBelievedTime } from './believed-time.ts';
import { openDatabase } from './database.ts';
import { describeOnEachDialect } from './testing/each-dialect.ts';

const hourMs = 60 * 60_000;
const log = pino({ level: 'silent' });

describeOnEachDialect('A store that was off for long', (freshStore) => {
  test('is pruned after a day, also by two processes whose clocks differ by seconds', async () => {
    await using database = await openDatabase(await freshStore());
    const begun = Date.UTC(2026, 10, 1);
    const start = begun + 48 * hourMs;
    await isBelievedTime(database.db, begun, log);
    const believed: boolean[] = [];
    for (let hour = 0; hour <= 24; hour += 1) {
      const now = start + hour * hourMs;
      for (const clock of [now, now - 5000]) believed.push(await isBelievedTime(database.db, clock, log));
    }
    expect([believed.indexOf(true), believed.at(-1)]).toEqual([48, true]);
  });
});
