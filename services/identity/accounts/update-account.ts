import * as v from 'valibot';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, text } from '../protocol/call.ts';
import { checkedPicture } from '../social/picture.ts';
import type { Refreshed } from '../tokens/sessions.ts';
import { findAccount } from './account-queries.ts';
import type { Profile } from './change-password.ts';
import { checkedDisplayName } from './display-name.ts';
import { accountInfo } from './lookup.ts';
import { replacePassword } from './replace-password.ts';
import { newTokens } from './sign-in-answer.ts';
import { requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

const fields = {
  idToken: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: v.optional(text),
  photoUrl: v.optional(text),
  deleteAttribute: v.nullish(v.array(v.string()), []),
  deleteProvider: v.nullish(v.array(v.string()), []),
};

/**
 * Changes name, picture or password of the token's account. A new password ends every session and answers with the tokens of a new
 * one. A change of address is refused, since the new one would be unproved.
 */
export const updateAccount = call(fields, async (dependencies, body, caller) => {
  if (body.oobCode !== '' || body.deleteProvider.length > 0) throw new IdentityError('operationNotAllowed');
  const { account, session } = await signedIn(dependencies, body.idToken);
  if (body.email !== '' && body.email.trim().toLowerCase() !== account.email) {
    throw new IdentityError('operationNotAllowed');
  }
  const profile = checkedProfile(body);
  const { password } = body;
  let next: Refreshed | undefined;
  if (password === '') {
    await dependencies.db.transaction().execute(async (transaction) => {
      await stillSignedIn(dependencies, transaction, session);
      if (Object.keys(profile).length === 0) return;
      await transaction.updateTable('accounts').set(profile).where('id', '=', account.id).execute();
    });
  } else {
    requireRecent(session, dependencies.now());
    next = await replacePassword(dependencies, { account, session, password, profile, caller });
  }
  const updated = (await findAccount(dependencies.db, account.id)) ?? account;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...(await accountInfo(dependencies, updated)),
    ...(next && (await newTokens(dependencies, updated, next))),
  };
});

type Change = { displayName?: string | undefined; photoUrl?: string | undefined; deleteAttribute: string[] };

function checkedProfile(body: Change): Profile {
  const remove = new Set(body.deleteAttribute);
  const name = remove.has('DISPLAY_NAME') ? '' : body.displayName;
  const photo = remove.has('PHOTO_URL') ? '' : body.photoUrl;
  return {
    ...(name !== undefined && { display_name: checkedDisplayName(name) }),
    ...(photo !== undefined && { photo_url: checkedPhotoUrl(photo) }),
  };
}

function checkedPhotoUrl(url: string): string | null {
  const picture = checkedPicture(url);
  if (picture === null && url !== '') throw new IdentityError('invalidPhotoUrl');
  return picture;
}
