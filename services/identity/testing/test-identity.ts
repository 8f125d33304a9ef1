import pino from 'pino';
import { onTestFinished } from 'vitest';
import { identityWords } from '../../../content/identity-words.ts';
import { authPaths, identityApiKey, type IdentityErrorBody, identityPaths } from '../../../contracts/identity-wire.ts';
import type { DatabaseOptions } from '../../database/database.ts';
import { openStore } from '../../database/testing/open-store.ts';
import { createLimits } from '../../limits/limits.ts';
import { createMailBudget } from '../../mail-relay/budget/mail-budget.ts';
import { createOutbox } from '../../mail-relay/outbox/outbox.ts';
import { createIdentityService, type IdentityServiceOptions } from '../identity-service.ts';
import { folderOfTest } from '../../testing/temporary-folders.ts';

export const siteOrigin = 'https://jantar.example';
/** The header by which tests set the client's address. */
const addressHeader = 'x-test-address';

export type TestIdentity = Awaited<ReturnType<typeof testIdentity>>;
/** The answer of a call: its fields, or the error message of a refusal; and the cookie by which the browser is known from now on. */
export type Answer = { status: number; error: string | undefined; cookie: string } & Record<string, unknown>;

/** The production service on its own store, with a clock that the test moves; removed after the test. */
export async function testIdentity(options: Partial<IdentityServiceOptions> & { store?: DatabaseOptions } = {}) {
  const database = await openStore(options.store ?? { dataDir: folderOfTest() });
  const clock = { now: 1_795_000_000_000 };
  const now = () => clock.now;
  const outbox = createOutbox(database, { now });
  const limits = createLimits({ now });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const budget = createMailBudget({ limits, log, now });
  const wakes: number[] = [];
  const service = createIdentityService({
    database,
    mail: {
      grant: budget.grant,
      enqueueIn: (transaction, mail) => outbox.enqueueIn(transaction, mail),
      wake: () => void wakes.push(clock.now),
    },
    siteOrigin,
    words: identityWords,
    hideAccountExistence: false,
    providers: {},
    limits,
    log,
    clientAddress: (context) => context.req.header(addressHeader) ?? '127.0.0.1',
    now,
    wait: async () => undefined,
    ...options,
  });
  onTestFinished(() => service.stop());

  async function send(request: Request): Promise<Answer> {
    const response = await service.routes.fetch(request);
    const body = (await response.json()) as Record<string, unknown> & Partial<IdentityErrorBody>;
    const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
    return { ...body, status: response.status, error: body.error?.message, cookie };
  }

  /** Requests a page as a browser does. */
  const page = async (path: string, init: RequestInit = {}) =>
    service.routes.fetch(new Request(`${siteOrigin}${path}`, { redirect: 'manual', ...init }));
  const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(new Request(`${siteOrigin}${path}`, formPost(fields, headers)));
  /** One call of the token endpoint. */
  const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    sendForm(`${identityPaths.token}?key=${identityApiKey}`, form, headers);

  return {
    ...service,
    database,
    clock,
    lines,
    /** The times at which the relay was woken. */
    wakes,
    send,
    /** One call of the protocol. */
    call: (method: keyof typeof identityPaths, body: object, headers: Record<string, string> = {}) =>
      send(jsonRequest(identityPaths[method], body, headers)),
    /** JSON for another path of the service. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) => send(jsonRequest(path, body, headers)),
    token,
    refresh: (refreshToken: string, headers: Record<string, string> = {}) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }, headers),
    /** The form of logging out. */
    revoke: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      sendForm(authPaths.revoke, fields, headers),
    page,
    /** Posts the form of a page as a browser does. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      page(path, formPost(fields, headers)),
    /** The mails stored so far, oldest first. */
    async mails() {
      const rows = await database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
      return rows.map(({ template, fields }): Record<string, string> => {
        return { template, ...(JSON.parse(fields) as Record<string, string>) };
      });
    },
  };
}

/** Headers of a call from this client address. */
export function from(address: string): Record<string, string> {
  return { [addressHeader]: address };
}

export function jsonRequest(path: string, body: unknown, headers: Record<string, string> = {}, key = identityApiKey) {
  return new Request(`${siteOrigin}${path}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A form as a browser posts it. */
export function formPost(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { origin: siteOrigin, ...headers }, body: new URLSearchParams(fields) };
}

export const asha = { email: 'asha@example.com', password: 'blue pottery', returnSecureToken: true };

type SignedUp = { localId: string; idToken: string; refreshToken: string; cookie: string };

export async function signUp(identity: TestIdentity, account: object = asha): Promise<SignedUp> {
  const { localId, idToken, refreshToken, status, error, cookie } = await identity.call('signUp', account);
  if (status !== 200) throw new Error(`sign-up was refused: ${error}`);
  return { localId: String(localId), idToken: String(idToken), refreshToken: String(refreshToken), cookie };
}

/** The service with Asha's account: her session beside it. */
export async function signedUp(options: Parameters<typeof testIdentity>[0] = {}) {
  const identity = await testIdentity(options);
  return { identity, ...(await signUp(identity)) };
}

/** Marks the address of an account as proved, without the deletions of `proveEmail`. */
export async function prove({ database }: Pick<TestIdentity, 'database'>, email = asha.email): Promise<void> {
  await database.db.updateTable('accounts').set({ email_verified: 1 }).where('email', '=', email).execute();
}

/** Lets hours pass as on a running server, with the hourly pruning. */
export async function runFor(identity: TestIdentity, hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 1) {
    identity.clock.now += 60 * 60_000;
    identity.start();
    await identity.stop();
  }
}

/** The code in the link of the last mail of a kind. */
export async function mailedCode(identity: TestIdentity, kind: 'password_reset' | 'verify_email'): Promise<string> {
  const mail = (await identity.mails()).findLast(({ template }) => template === kind);
  return new URL(mail?.['link'] ?? '').searchParams.get('oobCode') ?? '';
}

/** Asks for a password-reset mail; resolves to its code. */
export async function resetCode(identity: TestIdentity, email = asha.email): Promise<string> {
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  return mailedCode(identity, 'password_reset');
}
