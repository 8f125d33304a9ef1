import { type Context, Hono } from 'hono';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { OwnerProof } from '../../../database/passkey-tables.ts';
import { PasskeyError } from '../../../passkeys/passkey-error.ts';
import { widestNetworkOf } from '../../../client-network.ts';
import { deviceInWords } from '../../../device-words.ts';
import { byNetwork } from '../../../limits/by-network.ts';
import { type Limit, LimitExceeded, type Refund } from '../../../limits/limit.ts';
import { readForm } from '../../../request-body.ts';
import { showPasswordScript } from '../../../form-page/show-password.ts';
import type { SiteCookie } from '../../../site-cookie.ts';
import { emit } from '../../../telemetry.ts';
import type { MailRelayOptions } from '../../relay-options.ts';
import type { SendPage } from '../pages/page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import {
  type MailboxEnv,
  passkeySignInOptionsPath,
  passkeySignInPath,
  scriptPath,
  signInPath,
  signOutPath,
} from './mailbox-access.ts';
import { enterPath, type OwnerProofs } from './owner-credentials.ts';
import type { OwnerSessions } from './owner-sessions.ts';
import { readCredential } from './read-credential.ts';
import { passkeyScript } from './passkey-script.ts';

const script = passkeyScript + showPasswordScript;

const seconds = 15 * 60;
/** Limits per network. Each way to sign in has its own, so that nobody can block one by trying another. */
const attempts = {
  link: { name: 'owner-links', points: 10, seconds },
  password: { name: 'owner-guesses', points: 10, seconds },
  passkey: { name: 'owner-passkeys', points: 30, seconds },
} satisfies Record<string, Limit>;

export type SignInOptions = Pick<MailRelayOptions, 'passkeys' | 'limits' | 'clientAddress' | 'log'> & {
  proofs: OwnerProofs;
  sessions: OwnerSessions;
  cookie: SiteCookie;
  words: InboxWords;
  sendPage: SendPage;
};

/** The routes to sign in by link, key, password or passkey, each with its own rate limit, and to sign out. */
export function signInRoutes(options: SignInOptions) {
  const { proofs, sessions, cookie, passkeys, limits, clientAddress, words, sendPage, log } = options;
  const { wrongLink, wrongPasswordOrKey, wrongKey, tooMany, ...news } = words.signIn;
  const app = new Hono<MailboxEnv>();

  /** Counts an attempt; resolves to its refund. Above the limit it resolves to undefined, and the answer gets Retry-After. */
  async function attempt(way: keyof typeof attempts, context: Context): Promise<Refund | undefined> {
    try {
      return await limits.take(byNetwork(attempts[way], clientAddress(context)));
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      context.header('retry-after', `${error.retryAfterSeconds}`);
      return undefined;
    }
  }

  async function showSignIn(
    context: Context<MailboxEnv>,
    next: string,
    problem?: string,
    status: 200 | 403 | 429 = 200,
  ) {
    const hasPasskeys = passkeys !== undefined && (await passkeys.list('owner')).length > 0;
    const { hasPassword } = proofs;
    const page = signInPage({ next, problem, isRefused: status === 403, hasPasskeys, hasPassword, words });
    return sendPage(context, page, status);
  }

  async function open(context: Context<MailboxEnv>, openedBy: OwnerProof, proof: string, next: string) {
    const old = context.get('session');
    if (old) await sessions.end(old.id);
    const device = deviceInWords(context.req.header('user-agent'), words.settings.sessions);
    const network = widestNetworkOf(clientAddress(context));
    cookie.give(context, await sessions.begin({ openedBy, device, network }, proof));
    log.info({ by: openedBy }, 'the owner signed in to the inbox');
    emit('inboxSignIn', { outcome: 'granted' });
    const offersPasskey = openedBy !== 'passkey' && next === '/mailbox';
    return context.redirect(offersPasskey ? '/mailbox?said=entered' : next, 303);
  }

  function refuse(context: Context<MailboxEnv>, by: OwnerProof, next: string, problem: string) {
    log.warn({ by }, 'a sign-in to the inbox was refused');
    emit('inboxSignIn', { outcome: 'refused' });
    return showSignIn(context, next, problem, 403);
  }

  app.get(enterPath, async (context) => {
    context.header('referrer-policy', 'no-referrer');
    // Previews, prefetches and embedded requests must not open a session. A browser keeps no refusal for the click.
    if (!isFollowed(context)) return context.body(null, 403);
    // The right key is accepted even above the limit: 256 bits cannot be guessed.
    if (proofs.isKey(context.req.query('key') ?? '')) return open(context, 'link', proofs.keyProof, '/mailbox');
    if (!(await attempt('link', context))) return showSignIn(context, '/mailbox', tooMany, 429);
    return refuse(context, 'link', '/mailbox', wrongLink);
  });

  app.get(scriptPath, (context) => context.body(script, 200, { 'content-type': 'text/javascript' }));

  app.get(signInPath, async (context) => {
    const { next: asked, said } = context.req.query();
    const next = safePath(asked);
    if (context.get('session')) return context.redirect(next, 303);
    return showSignIn(context, next, said === 'ended' || said === 'removed' ? news[said] : undefined);
  });

  app.post(signInPath, async (context) => {
    const { password: typed = '', next: asked } = await readForm(context.req.raw);
    const next = safePath(asked);
    if (proofs.isKey(typed)) return open(context, 'link', proofs.keyProof, next);
    // Counted before the comparison, so that concurrent guesses cannot evade the limit.
    const refund = await attempt('password', context);
    if (!refund) return showSignIn(context, next, tooMany, 429);
    if (!proofs.isPassword(typed)) {
      return refuse(context, 'password', next, proofs.hasPassword ? wrongPasswordOrKey : wrongKey);
    }
    await refund();
    return open(context, 'password', proofs.passwordProof ?? '', next);
  });

  if (passkeys) {
    app.post(passkeySignInOptionsPath, async (context) => {
      if (!(await attempt('passkey', context))) return context.text(tooMany, 429);
      return context.json(await passkeys.authenticationOptions());
    });

    app.post(passkeySignInPath, async (context) => {
      const { credential, next: asked } = await readForm(context.req.raw);
      const next = safePath(asked);
      const refund = await attempt('passkey', context);
      if (!refund) return showSignIn(context, next, tooMany, 429);
      try {
        const { id } = await passkeys.authenticate(readCredential(credential), 'owner');
        await refund();
        return await open(context, 'passkey', id, next);
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error;
        return refuse(context, 'passkey', next, words.passkeys.failures[error.failure]);
      }
    });
  }

  app.post(signOutPath, async (context) => {
    const { next } = await readForm(context.req.raw);
    const session = context.get('session');
    if (session) await sessions.end(session.id);
    cookie.clear(context);
    return context.redirect(next === undefined ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`, 303);
  });

  return app;
}

/** Whether the request is a person's navigation: no prefetch, and no picture or frame in another page. */
function isFollowed({ req }: Context): boolean {
  const isAhead = req.header('sec-purpose') ?? req.header('purpose') ?? req.header('x-moz');
  const mode = req.header('sec-fetch-mode') ?? 'navigate';
  const dest = req.header('sec-fetch-dest') ?? 'document';
  return req.method === 'GET' && isAhead === undefined && mode === 'navigate' && dest === 'document';
}

/** The path to go on to after signing in, only within the inbox: a crafted link must not redirect elsewhere. */
function safePath(path = ''): string {
  const isPage = /^\/mailbox(?:[/?][\w\-./?=&%+]*)?$/.test(path) && !path.includes('..');
  return isPage && !path.startsWith(signInPath) && !path.startsWith(enterPath) ? path : '/mailbox';
}
