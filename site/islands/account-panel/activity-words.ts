import { accountPage } from '../../../content/pages/account.ts';
import { isProviderId, providerNames } from '../../../contracts/identity-wire.ts';

/** How a visitor logged in, in words. */
export function wayIn(provider: string | null): string {
  const { password, passkey } = accountPage.facts;
  if (provider === 'passkey') return passkey;
  return provider !== null && isProviderId(provider) ? providerNames[provider] : password.toLowerCase();
}
