import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { serve } from '../../testing/serve.ts';

/** A fake OAuth provider like GitHub or Facebook: an authorization page, a token endpoint and an API. */
export async function oauthServer() {
  const state = {
    /** What the API answers, by path. */
    api: {} as Record<string, unknown>,
    apiStatus: 200,
  };
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  const app = new Hono();

  app.get('/authorize', (context) => {
    const { redirect_uri = '', state: given = '', code_challenge = '', scope = '' } = context.req.query();
    // Whoever does not ask for the address is told none.
    if (!scope.includes('email')) return context.text('invalid_scope', 400);
    const back = new URL(redirect_uri);
    back.searchParams.set('state', given);
    const code = randomUUID();
    challenges.set(code, code_challenge);
    back.searchParams.set('code', code);
    return context.redirect(back.href);
  });

  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const code = form.get('code') ?? '';
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = challenges.get(code) === challenge && form.get('client_secret') === 'secret-at-provider';
    challenges.delete(code);
    // GitHub reports errors with status 200.
    if (!isGood) return context.json({ error: 'bad_verification_code' }, 200);
    const token = randomUUID();
    tokens.add(token);
    return context.json({ access_token: token, token_type: 'bearer', scope: '' });
  });

  app.get('/api/*', (context) => {
    const token = (context.req.header('authorization') ?? '').replace(/^bearer /i, '');
    if (!tokens.has(token)) return context.json({ message: 'Bad credentials' }, 401);
    const answer = state.api[context.req.path.replace('/api', '')];
    return context.json(answer ?? {}, state.apiStatus === 200 ? 200 : 500);
  });

  const { origin, server } = await serve((request) => app.fetch(request));
  const endpoints = {
    issuer: origin,
    authorize: `${origin}/authorize`,
    token: `${origin}/token`,
    api: `${origin}/api`,
  };
  return { state, endpoints, stop: () => server.close().closeAllConnections() };
}
