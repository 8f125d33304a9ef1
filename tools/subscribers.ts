/**
 * `npm run subscribers > subscribers.csv`: everybody who confirmed, each with a link of their own that ends the letter.
 * Every letter must carry its reader's link, in the text and as `List-Unsubscribe`.
 */
import { subscribersCsv } from '../services/mail-relay/mailbox/export-csv.ts';
import { createSubscribers } from '../services/mail-relay/newsletter/subscribers.ts';
import { createOutbox } from '../services/mail-relay/outbox/outbox.ts';
import { withStore } from './owner/open-store.ts';

try {
  const table = await withStore((database, siteOrigin) => {
    const outbox = createOutbox(database, { now: Date.now });
    return subscribersCsv(createSubscribers({ database, outbox, now: Date.now }), siteOrigin);
  });
  process.stdout.write(table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
