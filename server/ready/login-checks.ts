import { providerNames } from '../../contracts/identity-wire.ts';
import type { Database } from '../../services/database/database.ts';
import { type Providers, standInSubject } from '../../services/identity/social/providers.ts';
import { type Check, ok } from './check.ts';

const facebook = 'facebook.com';

/**
 * Says how many people know Facebook by the window that stands in for it alone. Facebook vouches for no address, so once it is real
 * the site cannot tell that they are the same; for Google and GitHub it can.
 */
export async function loginChecks({ db }: Pick<Database, 'db'>, providers: Providers): Promise<Check[]> {
  if (providers[facebook] === 'off') return [];
  const links = await db
    .selectFrom('account_providers')
    .select(({ fn }) => ['account_id', fn.min('subject').as('first')])
    .where('provider', '=', facebook)
    .groupBy('account_id')
    .execute();
  // Facebook's own ids are digits, which sort before letters.
  const people = links.filter(({ first }) => first.startsWith(standInSubject)).length;
  if (people === 0) return [];
  const when =
    providers[facebook] === undefined ? 'once FACEBOOK_CLIENT_ID is set' : 'now that FACEBOOK_CLIENT_ID is set';
  const says = `Accounts that used the window standing in for ${providerNames[facebook]}: ${people}. They cannot log in by ${providerNames[facebook]} itself ${when}, but by password or an emailed link.`;
  return [ok('logins', says)];
}
