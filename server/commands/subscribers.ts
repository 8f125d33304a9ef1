import { text } from 'node:stream/consumers';
import { inboxWords } from '../../content/inbox-words.ts';
import { newsletterReaders, readersCsv } from '../../services/mail-relay/mailbox/export-csv.ts';
import { createSubscribers } from '../../services/mail-relay/newsletter/subscribers.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import type { Command } from './command.ts';
import { withStore } from './owner-store.ts';

/**
 * Confirmed subscribers, each with a personal unsubscribe link. Every newsletter must carry its reader's link, in the text and as
 * `List-Unsubscribe`.
 */
export const subscribers: Command = {
  summary: 'who confirmed the newsletter, as CSV, each with a link that ends it',
  usage: 'jantar subscribers > subscribers.csv',
  run: () =>
    withStore(async (database, { siteOrigin }) => {
      const outbox = createOutbox(database, { now: Date.now });
      const all = createSubscribers({ database, outbox, now: Date.now });
      const readers = await newsletterReaders(all, siteOrigin);
      return { text: await text(readersCsv(readers, inboxWords.csv)), data: readers };
    }),
};
