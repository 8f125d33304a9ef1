import { text } from 'node:stream/consumers';
import { inboxWords } from '../../content/inbox-words.ts';
import { subscribersCsv } from '../../services/mail-relay/mailbox/export-csv.ts';
import { createSubscriberList } from '../../services/mail-relay/mailbox/subscriber-list.ts';
import { createSubscribers } from '../../services/mail-relay/newsletter/subscribers.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import type { Command } from './command.ts';
import { withStore } from './owner-store.ts';

/**
 * Everybody who confirmed, each with a link of their own that ends the letter: every letter must carry its reader's link, in
 * the text and as `List-Unsubscribe`.
 */
export const subscribers: Command = {
  summary: 'who confirmed the newsletter, as CSV, each with a link that ends it',
  usage: 'jantar subscribers > subscribers.csv',
  run: () =>
    withStore(async (database, { siteOrigin }) => {
      const outbox = createOutbox(database, { now: Date.now });
      const all = createSubscribers({ database, outbox, now: Date.now });
      const confirmed = { state: 'confirmed' } as const;
      return {
        text: await text(await subscribersCsv(all, siteOrigin, inboxWords.csv)),
        data: await createSubscriberList(database).list(confirmed, { from: 0, count: 1e9 }),
      };
    }),
};
