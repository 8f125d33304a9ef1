/**
 * `npm run subscribers > subscribers.csv`: everybody who confirmed, each with a link of their own that ends the letter.
 * Every letter must carry its reader's link, in the text and as `List-Unsubscribe`.
 */
import { newsletterPaths } from '../contracts/newsletter.ts';
import { createSubscribers } from '../services/mail-relay/newsletter/subscribers.ts';
import { createOutbox } from '../services/mail-relay/outbox/outbox.ts';
import { csv } from './owner/csv.ts';
import { withStore } from './owner/open-store.ts';

try {
  const table = await withStore(async (database, siteOrigin) => {
    const outbox = createOutbox(database, { now: Date.now });
    const list = await createSubscribers({ database, outbox, now: Date.now }).exportConfirmed();
    return csv(
      ['email', 'confirmed', 'unsubscribe'],
      list.map(({ email, confirmedAt, token }) => [
        email,
        new Date(confirmedAt).toISOString(),
        `${siteOrigin}${newsletterPaths.unsubscribe}?token=${token}`,
      ]),
    );
  });
  process.stdout.write(table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
