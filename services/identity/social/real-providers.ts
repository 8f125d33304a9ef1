import { authPaths, type ProviderId } from '../../../contracts/identity-wire.ts';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { oauthProvider } from './oauth-provider.ts';
import { openIdProvider } from './openid-provider.ts';
import type { Providers, RealProvider } from './providers.ts';

/** The providers that are configured with a client id. */
export function realProviders(providers: Providers, siteOrigin: string): Partial<Record<ProviderId, RealProvider>> {
  const { 'google.com': googleSettings = 'off', 'github.com': githubSettings = 'off' } = providers;
  const { 'facebook.com': facebookSettings = 'off' } = providers;
  const returnTo = (provider: ProviderId) => `${siteOrigin}${authPaths.callback}/${provider}`;
  return {
    ...(googleSettings !== 'off' && { 'google.com': openIdProvider(googleSettings, returnTo('google.com')) }),
    ...(githubSettings !== 'off' && { 'github.com': oauthProvider(githubSettings, github, returnTo('github.com')) }),
    ...(facebookSettings !== 'off' && {
      'facebook.com': oauthProvider(facebookSettings, facebook, returnTo('facebook.com')),
    }),
  };
}
