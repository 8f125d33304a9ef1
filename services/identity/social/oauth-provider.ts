import * as openid from 'openid-client';
import { isLoopbackOrigin } from '../../loopback.ts';
import {
  type ClientSettings,
  type OAuthEndpoints,
  type ProvenPerson,
  providerTimeoutSeconds,
  type RealProvider,
} from './providers.ts';

/** What differs between providers that speak OAuth 2.0 without OpenID. */
export type OAuthShape = {
  endpoints: OAuthEndpoints;
  scope: string;
  /** Reads the profile of the visitor, with whose token `ask` calls the provider's API. */
  person: (ask: (path: string) => Promise<unknown>) => Promise<ProvenPerson>;
};

/** A provider without OpenID: after the code exchange, its API is asked for the visitor's profile. */
export function oauthProvider(
  settings: ClientSettings<OAuthEndpoints>,
  shape: OAuthShape,
  redirectUri: string,
): RealProvider {
  const { clientId, clientSecret, endpoints = shape.endpoints } = settings;
  const { issuer, authorize, token, api } = endpoints;
  const configuration = new openid.Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    clientId,
    clientSecret,
  );
  configuration.timeout = providerTimeoutSeconds;
  // Tests run their providers on this machine.
  if (isLoopbackOrigin(token)) openid.allowInsecureRequests(configuration);

  return {
    async begin({ state, verifier }) {
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: shape.scope,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },

    async finish(returned, { state, verifier }) {
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const headers = new Headers({ accept: 'application/json' });
      return shape.person(async (path) => {
        const url = new URL(`${api}${path}`);
        const answer = await openid.fetchProtectedResource(
          configuration,
          tokens.access_token,
          url,
          'GET',
          undefined,
          headers,
        );
        if (!answer.ok) throw new Error(`The provider answered ${answer.status} when it was asked who signed in`);
        return answer.json();
      });
    },
  };
}
