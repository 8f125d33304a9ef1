import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import { type Configuration, Provider } from 'oidc-provider';

export type OpenIdPerson = { sub: string; email?: string; email_verified?: boolean; name?: string; picture?: string };

export const client = { clientId: 'site-at-provider', clientSecret: 'secret-at-provider' };

/** A certified OpenID provider on loopback that signs every visitor in as `person` without asking. */
export async function openIdServer(redirectUri: string, port: number) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${port}`;
  /** `hidesKey`: it publishes another key than it signs with, under the same id. */
  const state = { person: { sub: 'g-1' } as OpenIdPerson, declines: false, hidesKey: false };
  const settings = await configuration(redirectUri, () => state.person);
  // Silences its warning about in-memory storage, which is what a test wants.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider = new Provider(issuer, settings);
  warnings.mockRestore();
  const answer = provider.callback();

  server.on('request', (request, response) => {
    if (state.hidesKey && request.url === '/jwks') {
      response.setHeader('content-type', 'application/json');
      void newKey().then(({ published }) => response.end(JSON.stringify({ keys: [published] })));
      return;
    }
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = state.declines
      ? { error: 'access_denied', error_description: 'The visitor said no' }
      : { login: { accountId: state.person.sub } };
    void provider.interactionFinished(request, response, result);
  });

  return {
    issuer,
    port,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function configuration(redirectUri: string, person: () => OpenIdPerson): Promise<Configuration> {
  const { signing } = await newKey();
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signing] },
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As with Google, the ID token itself holds the claims about the person.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...person(), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client ?? {};
      const { accountId } = oidc.session ?? {};
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const named = { kid: 'provider-key', alg: 'RS256', use: 'sig' };
  const [signing, published] = [await exportJWK(privateKey), await exportJWK(publicKey)];
  return { signing: { ...signing, ...named }, published: { ...published, ...named } };
}
