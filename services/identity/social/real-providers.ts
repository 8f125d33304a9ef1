import { authPaths, type ProviderId } from '../../../contracts/identity-wire.ts';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { oauthProvider } from './oauth-provider.ts';
import { openIdProvider } from './openid-provider.ts';
import type { Providers, RealProvider } from './providers.ts';

/** The providers that are configured with a client id. */
export function realProviders(providers: Providers, siteOrigin: string): Partial<Record<ProviderId, RealProvider>> {
  const { 'google.com': googleSettings, 'github.com': githubSettings, 'facebook.com': facebookSettings } = providers;
  const returnTo = (provider: ProviderId) => `${siteOrigin}${authPaths.callback}/${provider}`;
  return {
    ...(isSet(googleSettings) && { 'google.com': openIdProvider(googleSettings, returnTo('google.com')) }),
    ...(isSet(githubSettings) && { 'github.com': oauthProvider(githubSettings, github, returnTo('github.com')) }),
    ...(isSet(facebookSettings) && {
      'facebook.com': oauthProvider(facebookSettings, facebook, returnTo('facebook.com')),
    }),
  };
}

function isSet<Settings>(settings: Settings | 'off' | undefined): settings is Settings {
  return settings !== undefined && settings !== 'off';
}
