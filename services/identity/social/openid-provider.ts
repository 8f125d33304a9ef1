import * as openid from 'openid-client';
import { checkedPicture } from './picture.ts';
import { givenDisplayName } from '../accounts/display-name.ts';
import { givenEmail } from '../accounts/email-address.ts';
import { isLoopbackOrigin } from '../../loopback.ts';
import { type ClientSettings, type OpenIdEndpoints, providerTimeoutSeconds, type RealProvider } from './providers.ts';

const google: OpenIdEndpoints = { issuer: 'https://accounts.google.com' };

/** A provider that speaks OpenID Connect. Its endpoints and keys are discovered at the first sign-in. */
export function openIdProvider(settings: ClientSettings<OpenIdEndpoints>, redirectUri: string): RealProvider {
  const { clientId, clientSecret, endpoints = google } = settings;
  let discovered: Promise<openid.Configuration> | undefined;

  function configuration(): Promise<openid.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      // A failed discovery is not cached: the provider may be back for the next visitor.
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  function discover(): Promise<openid.Configuration> {
    const issuer = new URL(endpoints.issuer);
    // The signature of the ID token is checked as well, not only the TLS connection over which it comes.
    const execute = [openid.enableNonRepudiationChecks];
    // Tests run their providers on this machine.
    if (isLoopbackOrigin(endpoints.issuer)) execute.push(openid.allowInsecureRequests);
    return openid.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: providerTimeoutSeconds });
  }

  return {
    async begin({ state, nonce, verifier }) {
      return openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },

    async finish(returned, { state, nonce, verifier }) {
      const tokens = await openid.authorizationCodeGrant(await configuration(), returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      const email = givenEmail(claims['email']);
      return {
        subject: claims.sub,
        email,
        emailVerified: email !== null && claims['email_verified'] === true,
        displayName: givenDisplayName(claims['name']),
        photoUrl: checkedPicture(claims['picture']),
      };
    },
  };
}
