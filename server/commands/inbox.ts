import { existsSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { relayWords } from '../../content/mail/relay-words.ts';
import { wallTime } from '../../contracts/call-time.ts';
import { ownerLink } from '../../services/mail-relay/mailbox/access/owner-credentials.ts';
import { hasSecureWay } from '../../services/mail-relay/mailbox/access/secure-way.ts';
import { messagesCsv } from '../../services/mail-relay/mailbox/export-csv.ts';
import { createInbox, type Inbox } from '../../services/mail-relay/mailbox/inbox.ts';
import { type InboxEntry, inboxStates } from '../../services/mail-relay/mailbox/inbox-entry.ts';
import { mailSubject } from '../../services/mail-relay/mailbox/mail-kind.ts';
import { shortened } from '../../services/mail-relay/templates/shortened.ts';
import type { Config } from '../config.ts';
import { ownerKeyFile, provideOwnerKey } from '../owner-key.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, type Outcome, printed, UsageError } from './command.ts';
import { ownerConfig, withStore } from './owner-store.ts';
import { inJson, plain, print } from './print.ts';

const { csv, refusals } = relayWords.inbox;

/** Characters of a name and of a subject, so that an email is a line of a terminal: a booking's name may have 50,000. */
const longestText = 60;

/** The time by the company's clock, as the inbox page says it. */
function moment(time: number): string {
  const { day, time: hour } = wallTime(time, company.timeZone);
  return `${day} ${hour} ${company.timeZoneName}`;
}

function line({ id, received, state, kind, template, fields }: InboxEntry): string {
  const texts = [fields['name'] ?? fields['email'] ?? '', mailSubject(template, fields, relayWords)];
  const short = texts.map((text) => shortened(plain(text), longestText));
  return [id, moment(received), state.padEnd(9), kind.padEnd(7), ...short].join('  ');
}

function shown(entry: InboxEntry): string {
  const words = Object.entries(entry.fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.split('\n').map(plain).join('\n')}`);
  const failure = entry.failure ? [`tries: ${entry.attempts}, last failure: ${entry.failure}`] : [];
  return [line(entry), ...failure, '', ...words].join('\n');
}

const needId = new Set(['show', 'retry', 'done', 'reopen', 'delete']);

type Action = (inbox: Inbox, argument: string, flags: ReadonlySet<string>) => Promise<Outcome>;

/** Returns an action that changes the email of an id, and reports `told`. */
function changeAction(change: 'retry' | 'markDone' | 'reopen' | 'delete', told: string): Action {
  return async (inbox, id) => {
    await inbox[change](id);
    return { text: told, data: { id } };
  };
}

const actions: Record<string, Action> = {
  list: async (inbox, argument) => {
    const state = inboxStates.find((one) => one === argument);
    if (argument && !state) throw new UsageError(`There is no state ${argument}.`);
    const entries: InboxEntry[] = [];
    for await (const part of await inbox.written()) {
      entries.push(...part.filter((entry) => state === undefined || entry.state === state));
    }
    // The newest last, where a terminal's prompt is.
    const lines = entries.toReversed().map(line);
    return { text: lines.join('\n') || 'Nothing here.', data: entries };
  },
  show: async (inbox, id) => {
    const entry = await inbox.show(id);
    return { text: shown(entry), data: entry };
  },
  retry: changeAction('retry', 'It is sent within a second, if the server runs.'),
  done: changeAction('markDone', 'Done.'),
  reopen: changeAction('reopen', 'Open again.'),
  delete: changeAction(
    'delete',
    'Deleted. Only backups still have it, and your own email program if it arrived there.',
  ),
  export: async (inbox, _, flags) => {
    await print(flags.has('json') ? inJson(await inbox.written()) : await messagesCsv(inbox, csv));
    return printed;
  },
};

/** The link that opens /mailbox, as the server prints it when it starts. Rejects when there is none, with the remedy. */
async function inboxLink({ dataDir, siteOrigin }: Config): Promise<string> {
  if (!hasSecureWay(siteOrigin)) {
    throw new OperatorError(
      `The pages of the inbox need SITE_ORIGIN to be https, or this machine; it is ${siteOrigin}.`,
    );
  }
  if (!existsSync(ownerKeyFile(dataDir))) {
    throw new OperatorError(`There is no key in ${dataDir}. Start the server: its first start makes one.`);
  }
  const { key } = await provideOwnerKey(dataDir);
  return ownerLink(siteOrigin, key);
}

/** The inbox at a terminal, with the same actions as the page /mailbox. */
export const inbox: Command = {
  summary: 'what visitors wrote: list, show, retry, done, reopen, delete, export, link',
  usage: `jantar inbox [list [${inboxStates.join('|')}]]   the newest last
jantar inbox show|retry|done|reopen|delete <id>
jantar inbox export          every message as CSV
jantar inbox link            the link that opens /mailbox`,
  mostWords: 2,
  async run({ words: [name = 'list', argument = ''], flags }) {
    if (argument !== '' && ['export', 'link'].includes(name)) throw new UsageError(`One word too many: ${argument}`);
    if (name === 'link') {
      const link = await inboxLink(ownerConfig());
      return { text: link, data: { link } };
    }
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new UsageError(`There is no command inbox ${name}.`);
    if (needId.has(name) && argument === '') throw new UsageError(`Say which email: jantar inbox ${name} <id>.`);
    return withStore((database) => action(createInbox(database, { now: Date.now, refusals }), argument, flags));
  },
};
