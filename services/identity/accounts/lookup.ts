import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import { call, text } from '../protocol/call.ts';
import { type Account, providersOf } from './account-queries.ts';
import { signedIn } from './signed-in.ts';

/** Returns the account of an ID token. */
export const lookup = call({ idToken: text }, async (dependencies, { idToken }) => {
  const { account } = await signedIn(dependencies, idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [await accountInfo(dependencies, account)] };
});

export async function accountInfo({ db }: Dependencies, account: Account): Promise<AccountInfo> {
  const { email, display_name: displayName, photo_url: photoUrl, password_changed_at: changed } = account;
  // One link for each provider, the latest: that of the email-code fallback may stand beside it.
  const latest = new Map((await providersOf(db, account.id)).map((link) => [link.provider, link]));
  return {
    localId: account.id,
    ...(email !== null && { email }),
    emailVerified: account.email_verified === 1,
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
    disabled: account.disabled === 1,
    createdAt: String(account.created_at),
    lastLoginAt: String(account.last_login_at),
    ...(account.password_hash !== null && { passwordUpdatedAt: changed ?? account.created_at }),
    validSince: String(Math.floor((changed ?? account.created_at) / 1000)),
    providerUserInfo: [
      ...(email !== null && account.password_hash !== null ? [providerInfo('password', email, account)] : []),
      ...[...latest.values()].map((link) => providerInfo(link.provider, link.subject, link)),
    ],
  };
}

type Shown = Pick<Account, 'email' | 'display_name'>;

function providerInfo(providerId: string, rawId: string, { email, display_name: displayName }: Shown) {
  return {
    providerId,
    rawId,
    federatedId: rawId,
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
  };
}
