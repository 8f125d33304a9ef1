import * as v from 'valibot';
import { givenDisplayName } from '../accounts/display-name.ts';
import type { OAuthShape } from './oauth-provider.ts';
import { givenEmail } from '../accounts/email-address.ts';

const me = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullish(v.string()),
  email: v.nullish(v.string()),
});

/** Facebook does not tell whether an address is verified, so it counts as unverified. */
export const facebook: OAuthShape = {
  endpoints: {
    issuer: 'https://www.facebook.com',
    authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    api: 'https://graph.facebook.com/v21.0',
  },
  scope: 'email public_profile',
  async person(ask) {
    const { id, name, email } = v.parse(me, await ask('/me?fields=id,name,email'));
    return {
      subject: id,
      email: givenEmail(email),
      emailVerified: false,
      displayName: givenDisplayName(name),
      photoUrl: null,
    };
  },
};
