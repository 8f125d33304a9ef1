import pino from 'pino';
import { onTestFinished } from 'vitest';
import { relayWords } from '../../../content/mail/relay-words.ts';
import { emailPaths } from '../../../contracts/email-wire.ts';
import type { DatabaseOptions } from '../../database/database.ts';
import type { OutboxState } from '../../database/schema.ts';
import { openStore } from '../../database/testing/open-store.ts';
import { createLimits } from '../../limits/limits.ts';
import { createPasskeys } from '../../passkeys/passkeys.ts';
import { newSecret } from '../../secrets.ts';
import { contactFields, contactIds } from './contact-message.ts';
import { createMailRelay } from '../mail-relay.ts';
import type { MailRelayOptions } from '../relay-options.ts';
import { folderOfTest } from '../../testing/temporary-folders.ts';

export const siteOrigin = 'https://jantar.example';
/** Opens the inbox. */
export const ownerKey = newSecret();
/** The headers of a form that is sent without JavaScript. */
export const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
/** The header by which tests set the client's address. */
const addressHeader = 'x-test-address';

export type TestRelay = Awaited<ReturnType<typeof testRelay>>;

/** The production relay on its own store, removed after the test. Nothing is delivered before `start`. */
export async function testRelay(options: Partial<MailRelayOptions> & { store?: DatabaseOptions } = {}) {
  const store = options.store ?? { dataDir: folderOfTest() };
  const { dataDir } = store;
  const database = await openStore(store);
  const lines: string[] = [];
  const relay = createMailRelay({
    database,
    dataDir,
    mailFrom: 'Website <site@jantar.example>',
    mailTo: 'owner@jantar.example',
    mailBackupTo: 'backup@jantar.example',
    siteOrigin,
    limits: createLimits(),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    clientAddress: (context) => context.req.header(addressHeader) ?? '127.0.0.1',
    owner: { key: ownerKey },
    passkeys: createPasskeys({ database, siteOrigin: options.siteOrigin ?? siteOrigin, siteName: 'Jantar' }),
    answerPage: () => undefined,
    words: relayWords,
    ...options,
  });
  onTestFinished(() => relay.stop(0));
  return {
    ...relay,
    database,
    dataDir,
    lines,
    /** In their order: PostgreSQL may put a new row in the place of a deleted one. */
    rows: async () =>
      (await database.db.selectFrom('outbox').selectAll().execute()).toSorted(
        (one, other) => one.created_at - other.created_at,
      ),
    /** Resolves when `count` rows are in this state; the test's own time-out ends a wait in vain. */
    async untilRows(state: OutboxState, count: number) {
      for (;;) {
        const rows = await database.db.selectFrom('outbox').selectAll().where('state', '=', state).execute();
        if (rows.length >= count) return rows;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** A JSON request of the protocol; `changes` replaces top-level keys, undefined removes one. */
export function jsonRequest(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Request {
  return rawRequest(JSON.stringify({ ...contactIds, template_params: contactFields, ...changes }), headers);
}

export function rawRequest(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
  return new Request(`${siteOrigin}${emailPaths.send}`, init);
}

/** A form of the protocol, as multipart or as a plain form posts it. */
export function formRequest(
  fields: Record<string, string | Blob> = {},
  { plain = false, headers = {} }: { plain?: boolean; headers?: Record<string, string> } = {},
): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contactFields, ...contactIds, ...fields })) form.append(name, value);
  const body = plain
    ? new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
    : form;
  return new Request(`${siteOrigin}${emailPaths.sendForm}`, { method: 'POST', headers, body });
}

export function from(address: string): Record<string, string> {
  return { [addressHeader]: address };
}
