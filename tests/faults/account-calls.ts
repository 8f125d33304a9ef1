import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { accountMails } from '../../content/mail/account-mails.ts';
import { type AccountClient, type Answer, untilAnswered } from './account-client.ts';
import { endSessions, type KnownAccount, passwordIsNow, promise } from './known-account.ts';
import { pick } from './killed-servers.ts';

/** The delay after a kill, in which PostgreSQL may still commit the last transaction of the process. */
const settleMs = 300;
const leewayMs = 5 * 60_000;

export type AccountWorld = {
  client: AccountClient;
  mails: readonly Email[];
  random: () => number;
};

let passwords = 0;
const anotherPassword = () => `blue pottery ${(passwords += 1)}`;
const refreshTokenOf = (answer: Answer) => String(answer['refreshToken']);

/** Repeats a sign-up until it is acknowledged, or until the address is taken by an attempt whose answer was lost. */
export async function signUp({ client }: AccountWorld, email: string): Promise<KnownAccount> {
  const password = anotherPassword();
  const state = { tokens: [], deadTokens: [], deadCodes: [], reset: 'none' as const, changes: 0 };
  const account: KnownAccount = { email, password, isDeleted: false, ...state };
  let attempts = 0;
  const answer = await untilAnswered(() => {
    attempts += 1;
    return client.call('signUp', { email, password });
  });
  const existsAlready = attempts > 1 && answer.error === 'EMAIL_EXISTS';
  promise(answer.status === 200 || existsAlready, account, `sign-up was refused with ${answer.error}`);
  if (answer.status === 200) account.tokens.push(refreshTokenOf(answer));
  else await logIn({ client }, account);
  return account;
}

export async function logIn({ client }: Pick<AccountWorld, 'client'>, account: KnownAccount): Promise<string> {
  const answer = await client.signIn(account.email, account.password);
  promise(answer.status === 200, account, `the password is refused with ${answer.error}`);
  account.tokens.push(refreshTokenOf(answer));
  return String(answer['idToken']);
}

/** Refreshes one session. Sometimes repeats the call at once, as after a lost answer; sometimes much later, as with a stolen token. */
export async function refresh({ client, random }: AccountWorld, account: KnownAccount): Promise<void> {
  const token = pick(account.tokens, random());
  const begun = Date.now();
  const next = await refreshed(client, account, { token, begun });
  const repeated = random() < 0.3 ? await refreshed(client, account, { token, begun }) : next;
  account.tokens.splice(account.tokens.indexOf(token), 1);
  if (next === undefined || repeated === undefined) return;
  promise(repeated === next, account, 'a repeated refresh gave another token');
  account.tokens.push(next);
  if (random() < 0.85) return;
  const newest = await refreshed(client, account, { token: next, begun: Date.now() });
  account.tokens.splice(account.tokens.indexOf(next), 1);
  if (newest !== undefined) account.deadTokens.push(newest);
  const { status } = await client.refresh(token);
  promise(status === 400, account, 'a refresh token was good although its successor had been used');
}

/** Undefined when the answer came so late that the service was right to end the session. */
async function refreshed(
  client: AccountClient,
  account: KnownAccount,
  { token, begun }: { token: string; begun: number },
): Promise<string | undefined> {
  const answer = await client.refresh(token);
  if (answer.status === 200) return String(answer['refresh_token']);
  const isLate = Date.now() - begun >= leewayMs;
  promise(isLate, account, `a refresh token is refused with ${answer.error}`);
  return undefined;
}

export async function logOut({ client, random }: AccountWorld, account: KnownAccount): Promise<void> {
  const token = pick(account.tokens, random());
  const all = random() < 0.3;
  await client.logOut(token, { all });
  if (all) return endSessions(account);
  account.tokens.splice(account.tokens.indexOf(token), 1);
  account.deadTokens.push(token);
}

export async function changePassword(world: AccountWorld, account: KnownAccount): Promise<void> {
  const idToken = await logIn(world, account);
  const password = anotherPassword();
  const answer = await world.client.call('update', { idToken, password, returnSecureToken: true });
  if (!answer) return settlePassword(world, account, [password]);
  promise(answer.status === 200, account, `a new password is refused with ${answer.error}`);
  passwordIsNow(account, password);
  // Only a verified address, which a used reset code makes it, gets notices.
  if (account.reset === 'done') account.changes += 1;
  account.tokens.push(refreshTokenOf(answer));
}

/** Repeats a request for a reset mail until it is acknowledged. */
export async function askForReset({ client }: AccountWorld, account: KnownAccount): Promise<void> {
  const answer = await untilAnswered(() =>
    client.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email }),
  );
  promise(answer.status === 200, account, `a reset mail is refused with ${answer.error}`);
  account.reset = 'asked';
}

/** Uses a reset code for two passwords at once: only one of them may be set. */
export async function useResetCode(world: AccountWorld, account: KnownAccount): Promise<'not now' | undefined> {
  const [code] = codesFor(world.mails, account);
  if (code === undefined) return 'not now';
  const tried = [anotherPassword(), anotherPassword()];
  const use = (newPassword: string) => world.client.call('resetPassword', { oobCode: code, newPassword });
  const answers = await Promise.all(tried.map(use));
  const taken = tried.filter((_, index) => answers[index]?.status === 200);
  promise(taken.length < 2, account, 'a reset code worked twice');
  promise(taken.length > 0 || answers.includes(undefined), account, 'a reset code of a mail does not work');
  const [password] = taken;
  if (password === undefined) await settlePassword(world, account, tried);
  else {
    passwordIsNow(account, password);
    account.changes += 1;
  }
  if (!tried.includes(account.password)) return 'not now';
  account.reset = 'done';
  account.deadCodes.push(code);
  return undefined;
}

/** The codes in an account's reset mails. */
export function codesFor(mails: readonly Email[], { email }: KnownAccount): string[] {
  return mails
    .filter(({ subject, to }) => subject === accountMails.password_reset.subject && to?.[0]?.address === email)
    .map(codeIn);
}

/** The code of a mailed link; empty for another mail. */
export const codeIn = ({ text = '' }: Email): string => /oobCode=([\w-]+)/.exec(text)?.[1] ?? '';

export async function deleteAccount({ client }: AccountWorld, account: KnownAccount): Promise<void> {
  const idToken = await logIn({ client }, account);
  const answer = await client.call('delete', { idToken });
  if (!answer) await wait(settleMs);
  const { status } = answer ?? (await client.signIn(account.email, account.password));
  // The account was deleted, with or without an answer.
  account.isDeleted = answer ? status === 200 : status !== 200;
  promise(!answer || status === 200, account, `the deletion is refused with ${answer?.error}`);
  if (account.isDeleted) endSessions(account);
}

/** Checks after a change whose answer was lost: exactly one of the old and new passwords works. */
async function settlePassword(world: AccountWorld, account: KnownAccount, changed: string[]): Promise<void> {
  await wait(settleMs);
  const working: string[] = [];
  for (const password of [account.password, ...changed]) {
    if ((await world.client.signIn(account.email, password)).status === 200) working.push(password);
  }
  const [password = ''] = working;
  promise(working.length === 1, account, `${working.length} passwords work after a change that was not answered`);
  if (password !== account.password) passwordIsNow(account, password);
}
