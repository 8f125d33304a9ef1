import type { AccountInfo } from '../../contracts/identity-wire.ts';
import type { BrowserContext, Page, Route } from 'playwright-core';

/** The settings of the build. */
export const hostedSettings = { FIREBASE_API_KEY: 'hosted-key', FIREBASE_AUTH_DOMAIN: 'site-1.firebaseapp.com' };

/** One answer of the hosted service: a body with its status, or no answer at all. */
type HostedAnswer = { status?: number; body: object } | 'no connection';
type Answers = Record<'signInWithIdp' | 'lookup' | 'token' | 'loader', HostedAnswer>;

export const hostedUser = { localId: 'u1', email: 'asha@example.com', displayName: 'Asha Verma' };

const account: AccountInfo = {
  ...hostedUser,
  emailVerified: true,
  disabled: false,
  createdAt: '1795000000000',
  lastLoginAt: '1795000000000',
  providerUserInfo: [{ providerId: 'google.com', rawId: '1', federatedId: '1', email: hostedUser.email }],
};

/** An ID token with the parts that a client reads. */
export function hostedIdToken(secondsToLive: number): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: hostedUser.localId, iat: now, auth_time: now, exp: now + secondsToLive };
  return `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;
}

/**
 * Fakes hosted Firebase in the browser: Google's script loader, which like the real one has a
 * Trusted Types policy of its own; the auth domain's hidden frame and popup; the calls.
 */
export async function fakeFirebase(context: BrowserContext) {
  const answers: Answers = {
    loader: { body: {} },
    signInWithIdp: { body: signedIn(3600) },
    lookup: { body: { users: [account] } },
    token: { body: {} },
  };
  /** The requests to the hosted service, in order. */
  const asked: string[] = [];

  await context.route('https://apis.google.com/**', async (route) => {
    if (answers.loader === 'no connection') return route.abort();
    const { pathname, searchParams } = new URL(route.request().url());
    const body = pathname === '/js/api.js' ? loader(searchParams.get('onload') ?? '') : frames;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.route(`https://${hostedSettings.FIREBASE_AUTH_DOMAIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Auth domain</title>' }),
  );
  await context.route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return answer(route, { body: {} });
    asked.push(`${pathname} ${route.request().postData() ?? ''}`);
    const call = (['signInWithIdp', 'lookup', 'token'] as const).find((name) => pathname.endsWith(name));
    return answer(route, call ? answers[call] : { body: { authorizedDomains: ['127.0.0.1', 'localhost'] } });
  });

  /** Simulates that the popup returns from the provider. */
  async function comesBack(page: Page, popup: Page): Promise<void> {
    const eventId = new URL(popup.url()).searchParams.get('eventId');
    const urlResponse = `https://${hostedSettings.FIREBASE_AUTH_DOMAIN}/__/auth/handler?code=1`;
    const authEvent = { type: 'signInViaPopup', eventId, urlResponse, sessionId: 's1', postBody: null, error: null };
    await page.evaluate(
      (event) => {
        (globalThis as unknown as { tellAuthEvent: (message: object) => void }).tellAuthEvent(event);
      },
      { authEvent },
    );
  }

  return { answers, asked, comesBack };
}

/** The answer to a sign-in with a token of this lifetime. */
export function signedIn(secondsToLive: number): object {
  const tokens = { idToken: hostedIdToken(secondsToLive), refreshToken: 'refresh-1', expiresIn: String(secondsToLive) };
  return { ...hostedUser, ...tokens, providerId: 'google.com', rawUserInfo: '{}' };
}

function answer(route: Route, given: HostedAnswer): Promise<void> {
  if (given === 'no connection') return route.abort();
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  return route.fulfill({ status: given.status ?? 200, headers, json: given.body });
}

const loader = (callback: string) => `
  const policy = trustedTypes.createPolicy('gapi#gapi', { createScriptURL: (url) => url });
  window.gapi = {
    load(name, { callback }) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL('https://apis.google.com/_/scs/' + name + '.js');
      script.onload = callback;
      document.head.append(script);
    },
  };
  window[${JSON.stringify(callback)}]();`;

const frames = `
  gapi.iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    Iframe: function () {},
    getContext: () => ({
      open({ where, url, attributes }, onOpen) {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, attributes.style);
        frame.src = url;
        where.append(frame);
        return new Promise((resolve) => {
          frame.onload = () => resolve(onOpen({
            restyle: () => Promise.resolve(),
            ping: (onPong) => Promise.resolve().then(onPong),
            register: (name, listener) => { window.tellAuthEvent = listener; },
            // Catches errors of listeners, since the SDK's always throws one.
            send: (name, message, onReply) => {
              Promise.resolve([{ webStorageSupport: true }]).then(onReply).catch(() => undefined);
            },
          }));
        });
      },
    }),
  };`;
