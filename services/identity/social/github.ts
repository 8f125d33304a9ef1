import * as v from 'valibot';
import { givenDisplayName } from '../accounts/display-name.ts';
import type { OAuthShape } from './oauth-provider.ts';
import { checkedPicture } from './picture.ts';
import { givenEmail } from '../accounts/email-address.ts';

const user = v.object({
  id: v.number(),
  login: v.string(),
  name: v.nullish(v.string()),
  avatar_url: v.nullish(v.string()),
});
const emails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** GitHub's profile shows an address only if its owner wants that, so the list of addresses is asked as well; it tells which are primary and verified. */
export const github: OAuthShape = {
  endpoints: {
    issuer: 'https://github.com/login/oauth',
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    api: 'https://api.github.com',
  },
  scope: 'read:user user:email',
  async person(ask) {
    const { id, login, name, avatar_url } = v.parse(user, await ask('/user'));
    const primary = v.parse(emails, await ask('/user/emails')).find((each) => each.primary);
    const email = givenEmail(primary?.email);
    return {
      subject: String(id),
      email,
      emailVerified: email !== null && primary?.verified === true,
      displayName: givenDisplayName(name) ?? givenDisplayName(login),
      photoUrl: checkedPicture(avatar_url),
    };
  },
};
