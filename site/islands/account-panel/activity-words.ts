import { accountPage } from '../../../content/pages/account.ts';
import { isProviderId, providerNames } from '../../../contracts/identity-wire.ts';

/** The name of a sign-in method; an unknown one counts as the password. */
export function signInMethod(provider: string | null): string {
  const { password, passkey } = accountPage.facts;
  if (provider === 'passkey') return passkey;
  return provider !== null && isProviderId(provider) ? providerNames[provider] : password.toLowerCase();
}
