import { addressOf, isEmailAddress } from '../../contracts/check-form.ts';
import type { Database } from '../../services/database/database.ts';
import { findAccountOf, isAccountId, lockAccount } from '../../services/identity/accounts/account-queries.ts';
import { removeAccount, removePopups } from '../../services/identity/accounts/remove-account.ts';
import { createSubscribers } from '../../services/mail-relay/newsletter/subscribers.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { createVisitors } from '../../services/mail-relay/visitors.ts';
import { type Command, exitCodes, UsageError } from './command.ts';
import { withStore } from './owner-store.ts';

/** What the store has of an address beside its account: `mails` are from it and to it, `undelivered` those that are deleted once they are delivered or done. */
async function knownOf({ db }: Database, subscribers: ReturnType<typeof createSubscribers>, address: string) {
  const theirs = db.selectFrom('outbox').select('state').where('visitor', '=', address);
  const [mails, undelivered, newsletter] = await Promise.all([
    theirs.execute(),
    theirs.where('state', 'not in', ['sent', 'held']).where('done_at', 'is', null).execute(),
    subscribers.stateOf(address),
  ]);
  return { newsletter: newsletter?.state, mails: mails.length, undelivered: undelivered.length };
}

/** Deletes what the site has of an address, for somebody who asks for it without an account. The owner has made sure who asks. */
export const forget: Command = {
  summary: 'deletes subscription, messages and account of an address',
  usage: `jantar forget <address or id> [--yes]
  --yes        deletes; without it the command says what there is`,
  options: { yes: { type: 'boolean' } },
  mostWords: 1,
  async run({ words: [typed = ''], flags }) {
    const given = addressOf(typed);
    if (!isEmailAddress(given) && !isAccountId(given)) {
      throw new UsageError('Say which address.');
    }
    return withStore(async (database, { dataDir }) => {
      const outbox = createOutbox(database, { now: Date.now });
      const subscribers = createSubscribers({ database, outbox, now: Date.now });
      const found = await findAccountOf(database.db, given);
      // An account by the telephone number of a Facebook account has no address, and so neither messages nor subscription.
      const address = isAccountId(given) ? (found?.email ?? '') : given.toLowerCase();
      const known = { ...(await knownOf(database, subscribers, address)), account: found !== undefined };
      const { newsletter, mails, undelivered, account } = known;
      if (newsletter === undefined && mails === 0 && !account) {
        return { text: `The store has nothing of ${given}.`, data: { ...known, deleted: false } };
      }
      const list = [
        `newsletter: ${newsletter ?? 'no'}`,
        `messages and mails: ${mails}${undelivered > 0 ? `, ${undelivered} of them only once delivered or marked as done` : ''}`,
        `account: ${account ? 'yes' : 'no'}`,
      ].join('\n');
      if (!flags.has('yes')) {
        const text = `${list}\nNothing is deleted yet. To delete all of it: jantar forget ${given} --yes`;
        return { text, data: { ...known, deleted: false }, code: exitCodes.attention };
      }
      await database.db.transaction().execute(async (transaction) => {
        await removePopups(transaction, address);
        const one = await findAccountOf(transaction, given);
        const locked = one && (await lockAccount(transaction, one.id));
        await createVisitors(database, subscribers).forget(transaction, address);
        if (locked) await removeAccount(transaction, locked);
      });
      await database.overwriteDeleted();
      const deleted = undelivered > 0 ? 'Deleted all but the undelivered mails' : 'Deleted';
      const text = `${list}\n${deleted}. Your own email, ${dataDir}/mail and backups are yours to search.`;
      return { text, data: { ...known, deleted: true } };
    });
  },
};
