import * as v from 'valibot';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import { text } from '../protocol/read-body.ts';
import { type Account, providersOf } from './account-queries.ts';
import { signedIn } from './signed-in.ts';

export const lookupBody = v.object({ idToken: text });

/** Returns the account of an ID token. */
export async function lookup(dependencies: Dependencies, { idToken }: v.InferOutput<typeof lookupBody>) {
  const { account } = await signedIn(dependencies, idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [await accountInfo(dependencies, account)] };
}

export async function accountInfo({ db }: Dependencies, account: Account): Promise<AccountInfo> {
  const { email, display_name: displayName, photo_url: photoUrl, password_changed_at: changed } = account;
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
    providerUserInfo: [...passwordProvider(account), ...(await socialProviders(db, account.id))],
  };
}

function passwordProvider({ email, password_hash, display_name: displayName }: Account) {
  if (email === null || password_hash === null) return [];
  const name = displayName === null ? {} : { displayName };
  return [{ providerId: 'password', rawId: email, federatedId: email, email, ...name }];
}

async function socialProviders(db: Dependencies['db'], accountId: string): Promise<AccountInfo['providerUserInfo']> {
  // One for each provider, the latest: its stand-in may be linked beside it.
  const latest = new Map((await providersOf(db, accountId)).map((row) => [row.provider, row]));
  return [...latest.values()].map(({ provider, subject, email, display_name: displayName }) => ({
    providerId: provider,
    rawId: subject,
    federatedId: subject,
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
  }));
}
