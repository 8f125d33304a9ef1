import type { Email } from 'postal-mime';
import { setTimeout as wait } from 'node:timers/promises';
import { accountMails } from '../../content/mail/account-mails.ts';
import { type AccountWorld, codeIn, codesFor, logIn } from './account-calls.ts';
import { untilAnswered } from './account-client.ts';
import { type KnownAccount, promise } from './known-account.ts';

/** The longest wait for a mail; a lease ends after 20 s. */
const deliveryLimitMs = 90_000;

/**
 * Checks an account after a kill against everything that was acknowledged to its holder. What is dead is tried once: what is
 * refused after a kill lies in the store.
 */
export async function checkAccount(world: AccountWorld, account: KnownAccount): Promise<void> {
  const { client } = world;
  if (account.isDeleted) {
    const { error } = await client.signIn(account.email, account.password);
    promise(error === 'EMAIL_NOT_FOUND', account, 'a deleted account is back');
  } else {
    await logIn(world, account);
    for (const token of account.tokens.splice(0)) {
      const answer = await client.refresh(token);
      promise(answer.status === 200, account, `a refresh token is refused with ${answer.error}`);
      account.tokens.push(String(answer['refresh_token']));
    }
  }
  for (const token of account.deadTokens.splice(0)) {
    promise((await client.refresh(token)).status === 400, account, 'a refresh token of an ended session works');
  }
  for (const oobCode of account.deadCodes.splice(0)) {
    const body = { oobCode, newPassword: 'set by a used code' };
    const { error } = await untilAnswered(() => client.call('resetPassword', body));
    promise(/^(INVALID|EXPIRED)_OOB_CODE$/.test(error), account, `a used reset code is answered with ${error}`);
  }
}

/** The accounts with missing mails, after waiting as long as a delivery may take. */
export async function untilMailed(mails: readonly Email[], accounts: KnownAccount[]): Promise<KnownAccount[]> {
  const limit = Date.now() + deliveryLimitMs;
  for (;;) {
    const lacking = accounts.filter((account) => !hasItsMails(mails, account));
    if (lacking.length === 0 || Date.now() > limit) return lacking;
    await wait(100);
  }
}

function hasItsMails(mails: readonly Email[], account: KnownAccount): boolean {
  const told = mails.filter(
    ({ subject, to }) => subject === accountMails.password_changed.subject && to?.[0]?.address === account.email,
  );
  const toldOf = new Set(told.map(({ messageId }) => messageId)).size;
  return toldOf >= account.changes && (account.reset === 'none' || codesFor(mails, account).length > 0);
}

/** The codes that came under more than one Message-ID. */
export function codesUnderTwoIds(mails: readonly Email[]): string[] {
  const ofCodes = mails.filter((mail) => codeIn(mail) !== '');
  return [...Map.groupBy(ofCodes, codeIn)]
    .filter(([, sent]) => new Set(sent.map(({ messageId }) => messageId)).size > 1)
    .map(([code]) => code);
}
