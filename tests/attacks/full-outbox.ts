import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../services/database/database.ts';
import type { OutboxState } from '../../services/database/schema.ts';
import { quarantineLimits } from '../../services/mail-relay/protocol/quarantine.ts';

const dayMs = 24 * 60 * 60_000;
const rowsAtOnce = 1000;
/** The numbers of mails in the store of a flooded site, with a full quarantine. */
const flooded = { waiting: 100_000, sent: 30_000, dead: 9000, held: quarantineLimits.mails };

/** Puts them into the store of a stopped site. Waiting ones are due in a day, so that they cause no work. */
export async function fillOutbox(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const createdAt = Date.now();
  const templates = ['contact', 'booking', 'newsletter_confirm', 'password_reset'];
  for (const [state, count] of Object.entries(flooded) as [OutboxState, number][]) {
    const message = 'x'.repeat(state === 'held' ? 9900 : 100);
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => {
        const email = `${state}-${from + index}@example.com`;
        const fields = JSON.stringify({ email, message });
        return {
          key: randomUUID(),
          template: templates[index % templates.length] ?? '',
          fields,
          size: fields.length,
          state,
          route: 'primary' as const,
          created_at: createdAt,
          due_at: createdAt + dayMs,
          visitor: email,
        };
      });
      await db.insertInto('outbox').values(rows).execute();
    }
  }
  await close();
}
