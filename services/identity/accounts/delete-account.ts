import { call, text } from '../protocol/call.ts';
import { inOneCommit } from './in-one-commit.ts';
import { removeAccount, removePopups } from './remove-account.ts';
import { holderOf, requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

/** Deletes the token's account with everything that belongs to it. The sign-in must be recent. */
export const deleteAccount = call({ idToken: text }, async (dependencies, { idToken }) => {
  const { account, session } = await signedIn(dependencies, idToken);
  requireRecent(session, dependencies.now());
  await inOneCommit(dependencies, { template: 'account_deleted', account, fields: {} }, async (transaction, tell) => {
    if (account.email !== null) await removePopups(transaction, account.email);
    const current = await stillSignedIn(dependencies, transaction, session);
    // The mail is stored first, so that onAccountDeleted marks it for deletion after delivery.
    await tell();
    await dependencies.onAccountDeleted(transaction, holderOf(current));
    await removeAccount(transaction, account);
  });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
});
