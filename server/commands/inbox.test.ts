import { expect, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { wallTime } from '../../contracts/call-time.ts';
import { openStore } from '../../services/database/testing/open-store.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import { typed, workOn } from '../fixture/owner-command.ts';
import { inbox } from './inbox.ts';

/** A store of its own, on which the commands work. */
function newStore() {
  const store = { dataDir: folderOfTest() };
  workOn(store);
  return openStore(store);
}

test('a message is listed with the time of the company’s clock, as on the page of the inbox', async () => {
  const at = Date.UTC(2026, 10, 23, 20, 18);
  const outbox = createOutbox(await newStore(), { now: () => at });
  await outbox.enqueue({ key: 'abcdef', template: 'contact', fields: { name: 'Asha' } });
  const { day, time } = wallTime(at, company.timeZone);
  const list = async (...words: string[]) => (await typed(inbox, words)).text;
  expect(await list()).toContain(`${day} ${time} ${company.timeZoneName}`);
  expect(await list('list', 'waiting')).toBe(await list());
  expect(await list('list', 'failed')).toBe('Nothing here.');
});

test('a name of a booking, as long as it may be, takes a line of the list no further', async () => {
  const outbox = createOutbox(await newStore(), { now: Date.now });
  const fields = { name: 'Asha '.repeat(9000) };
  await outbox.enqueue({ key: 'abcdef', template: 'booking', fields });
  const { text } = await typed(inbox);
  expect([text.includes('Asha Asha'), text.length < 200]).toEqual([true, true]);
});

test.each([
  ['a table', [], (output: string) => output.split('\r\n').slice(1, -1)],
  ['JSON', ['json'], (output: string) => JSON.parse(output) as unknown[]],
])('an export is written in parts, as %s, and never held as a whole', async (_, flags, entriesOf) => {
  const { db } = await newStore();
  const mail = { template: 'contact', state: 'sent', route: 'primary', created_at: 1, due_at: 1 } as const;
  const keys = Array.from({ length: 50 }, (__, number) => `message-${number}`);
  const fields = JSON.stringify({ message: 'pottery '.repeat(100) });
  const mails = keys.map((key) => ({ ...mail, key, fields }));
  await db.insertInto('outbox').values(mails).execute();
  const parts: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((part, ...rest: unknown[]) => {
    parts.push(String(part));
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    done?.();
    return true;
  });
  const { text } = await typed(inbox, ['export'], flags);
  vi.restoreAllMocks();
  expect([text, entriesOf(parts.join('')).length]).toEqual(['', 50]);
  const largest = Math.max(...parts.map(({ length }) => length));
  expect(largest).toBeLessThan(parts.join('').length / 2);
});
