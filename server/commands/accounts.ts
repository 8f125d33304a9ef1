import { company } from '../../content/company.ts';
import { wallTime } from '../../contracts/call-time.ts';
import type { Database } from '../../services/database/database.ts';
import { findAccountOf, lockAccount } from '../../services/identity/accounts/account-queries.ts';
import { type Command, type Outcome, UsageError } from './command.ts';
import { withStore } from './owner-store.ts';
import { plain } from './print.ts';
import { OperatorError } from '../operator-error.ts';

type Action = (database: Database, who: string) => Promise<Outcome>;

/** The day by the company's clock, which `jantar inbox` goes by as well. */
const day = (time: string) => wallTime(Date.parse(time), company.timeZone).day;

/** Returns an action that applies `change` to the account of an e-mail address, or of an id, and reports `told`. */
function changeAction(told: string, change: { disabled?: 0 | 1; endSessions: boolean }): Action {
  return async ({ db }, who) => {
    const { disabled, endSessions } = change;
    const { id, email } = await db.transaction().execute(async (transaction) => {
      const found = await findAccountOf(transaction, who);
      const account = found && (await lockAccount(transaction, found.id));
      if (!account) throw new OperatorError(`There is no account with the address or id ${who}.`);
      if (disabled !== undefined) {
        await transaction.updateTable('accounts').set({ disabled }).where('id', '=', account.id).execute();
      }
      if (endSessions) await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
      return account;
    });
    return { text: told, data: { id, email, ...change } };
  };
}

const actions: Record<string, Action> = {
  list: async ({ db }) => {
    const found = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'email_verified', 'disabled', 'created_at', 'last_login_at'])
      .orderBy('created_at')
      .execute();
    const data = found.map(({ id, email, created_at, last_login_at, ...is }) => ({
      id,
      email,
      created: new Date(created_at).toISOString(),
      lastSignIn: new Date(last_login_at).toISOString(),
      verified: is.email_verified === 1,
      disabled: is.disabled === 1,
    }));
    const lines = data.map(({ id, email, created, lastSignIn, verified, disabled }) =>
      [
        plain(email ?? `(no address) id:${id}`).padEnd(44),
        `since ${day(created)}, last here ${day(lastSignIn)}`,
        verified ? 'proved' : 'not proved',
        disabled ? 'disabled' : '',
      ].join('  '),
    );
    return { text: lines.join('\n') || 'There are no accounts.', data };
  },
  disable: changeAction('Disabled, and signed out everywhere.', { disabled: 1, endSessions: true }),
  enable: changeAction('It may sign in again.', { disabled: 0, endSessions: false }),
  'sign-out': changeAction('Signed out everywhere.', { endSessions: true }),
};

/** The accounts of visitors, for an owner who has to act. */
export const accounts: Command = {
  summary: 'accounts of visitors: list, disable, enable, sign-out',
  usage: 'jantar accounts [list]\njantar accounts disable|enable|sign-out <address or id>',
  mostWords: 2,
  async run({ words: [name = 'list', who = ''] }) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || (name === 'list') !== (who === ''))
      throw new UsageError('Say what to do, and with which address or id.');
    return withStore((database) => action(database, who));
  },
};
