/**
 * `npm run inbox`: what visitors wrote. `npm run inbox -- list [state]`, `show <id>`, `retry <id>`, `done <id>`,
 * `export > messages.csv`. Uses the store of the server (DATA_DIR or DATABASE_URL), also while it runs.
 */
import type { OutboxState } from '../services/database/schema.ts';
import { csv } from './owner/csv.ts';
import { createInbox, type Inbox, type InboxEntry } from './owner/inbox.ts';
import { withStore } from './owner/open-store.ts';

const usage = 'npm run inbox -- list [waiting|sent|dead|held] | show <id> | retry <id> | done <id> | export';
const columns = ['name', 'email', 'phone', 'subject', 'preferred_day', 'preferred_time', 'time_zone', 'message'];

const line = ({ id, received, state, kind, fields }: InboxEntry) =>
  [
    id,
    received.toISOString().slice(0, 16).replace('T', ' '),
    state.padEnd(7),
    kind.padEnd(14),
    plain(fields['name']),
  ].join('  ');

/** A name may hold what a terminal would obey. */
const plain = (text = '') => text.replace(/\p{Cc}/gu, ' ');

function shown({ fields, failure, ...entry }: InboxEntry): string {
  const words = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.split('\n').map(plain).join('\n')}`);
  return [line({ ...entry, fields, failure }), ...(failure ? [`last failure: ${failure}`] : []), '', ...words].join(
    '\n',
  );
}

const commands: Record<string, (inbox: Inbox, argument: string) => Promise<string>> = {
  list: async (inbox, state) => {
    const entries = await inbox.list((state || undefined) as OutboxState | undefined);
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
  export: async (inbox) =>
    csv(
      ['id', 'received', 'state', 'kind', ...columns],
      (await inbox.list()).map(({ id, received, state, kind, fields }) => [
        id,
        received.toISOString(),
        state,
        kind,
        ...columns.map((name) => fields[name] ?? ''),
      ]),
    ),
};

const [name = 'list', argument = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) throw new Error(usage);
  process.stdout.write(`${await withStore((database) => command(createInbox(database, Date.now), argument))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
