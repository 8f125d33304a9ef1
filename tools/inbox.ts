/**
 * `npm run inbox`: what visitors wrote. `npm run inbox -- list [state]`, `show <id>`, `retry <id>`, `done <id>`,
 * `reopen <id>`, `export > messages.csv`; `link` prints the link that opens /mailbox. Uses the store of the server (DATA_DIR or DATABASE_URL), also while it runs.
 * The page /mailbox does the same.
 */
import { messagesCsv } from '../services/mail-relay/mailbox/export-csv.ts';
import { createInbox, type Inbox } from '../services/mail-relay/mailbox/inbox.ts';
import { type InboxEntry, inboxStates } from '../services/mail-relay/mailbox/inbox-entry.ts';
import { mailSubject } from '../services/mail-relay/mailbox/mail-kind.ts';
import { inboxLink } from './owner/inbox-link.ts';
import { withStore } from './owner/open-store.ts';

const usage = `npm run inbox -- list [${inboxStates.join('|')}] | show <id> | retry <id> | done <id> | reopen <id> | export | link`;

const line = ({ id, received, state, kind, template, fields }: InboxEntry) =>
  [
    id,
    new Date(received).toISOString().slice(0, 16).replace('T', ' '),
    state.padEnd(9),
    kind.padEnd(7),
    plain(fields['name'] ?? fields['email'] ?? ''),
    plain(mailSubject(template, fields)),
  ].join('  ');

/** A name may hold what a terminal would obey. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

function shown(entry: InboxEntry): string {
  const words = Object.entries(entry.fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.split('\n').map(plain).join('\n')}`);
  const failure = entry.failure ? [`tries: ${entry.attempts}, last failure: ${entry.failure}`] : [];
  return [line(entry), ...failure, '', ...words].join('\n');
}

const commands: Record<string, (inbox: Inbox, argument: string) => Promise<string>> = {
  list: async (inbox, argument) => {
    const state = inboxStates.find((one) => one === argument);
    if (argument && !state) throw new Error(usage);
    const entries = await inbox.list({ kind: 'written', state });
    return entries.length > 0 ? entries.map(line).join('\n') : 'Nothing here.';
  },
  show: async (inbox, id) => shown(await inbox.show(id)),
  retry: async (inbox, id) => {
    await inbox.retry(id);
    return 'It is sent within a second, if the server runs.';
  },
  done: async (inbox, id) => {
    await inbox.markDone(id);
    return 'Done.';
  },
  reopen: async (inbox, id) => {
    await inbox.reopen(id);
    return 'Open again.';
  },
  export: messagesCsv,
};

const [name = 'list', argument = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command && name !== 'link') throw new Error(usage);
  const answer = command
    ? await withStore((database) => command(createInbox(database, Date.now), argument))
    : inboxLink();
  process.stdout.write(`${answer}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
