import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { wallTime } from '../../contracts/call-time.ts';
import { openDatabase } from '../../services/database/database.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { inbox } from './inbox.ts';

const dataDir = temporaryFolder();

test('a message is listed with the time of the company’s clock, as on the page of the inbox', async () => {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  const database = await openDatabase({ dataDir });
  onTestFinished(database.close);
  const at = Date.UTC(2026, 10, 23, 20, 18);
  const outbox = createOutbox(database, { now: () => at });
  await outbox.enqueue({ key: 'abcdef', template: 'contact', fields: { name: 'Asha' }, quarantined: false });
  const { day, time } = wallTime(at, company.timeZone);
  const { text } = await inbox.run({ words: [], options: {}, flags: new Set() });
  expect(text).toContain(`${day} ${time} ${company.timeZoneName}`);
});
