import { type Context, Hono } from 'hono';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { PasskeyError } from '../../../passkeys/passkey-error.ts';
import { readForm } from '../../../request-body.ts';
import type { Clock } from '../pages/clock.ts';
import type { Notice } from '../pages/page.ts';
import { settingsPage, settingsPath } from '../pages/settings-page.ts';
import { type MailboxEnv, signInPath } from './mailbox-access.ts';
import { readCredential } from './read-credential.ts';
import type { OwnerSession } from './owner-sessions.ts';
import type { SignInOptions } from './sign-in-routes.ts';

/** A passkey outlives the session that adds it, so it asks for a login of the last quarter of an hour, as an account's asks for the password. */
const loginMs = 15 * 60_000;

export function settingsRoutes(options: SignInOptions & { clock: Clock; now: () => number }) {
  const { proofs, sessions, cookie, passkeys, words, clock, now, sendPage, log } = options;
  const app = new Hono<MailboxEnv>();
  const done = (context: Context, said: keyof InboxWords['settings']['news']) =>
    context.redirect(`${settingsPath}?said=${said}`, 303);

  const mayAddPasskey = (session: OwnerSession | undefined) =>
    session !== undefined && session.created > now() - loginMs;

  async function show(context: Context<MailboxEnv>, notice?: Notice, status: 200 | 400 = 200) {
    const [keys, open] = await Promise.all([passkeys?.list('owner'), sessions.list()]);
    const { hasPassword } = proofs;
    const current = context.get('session');
    const page = settingsPage({
      passkeys: keys,
      mayAddPasskey: mayAddPasskey(current),
      sessions: open,
      current,
      hasPassword,
      words,
      clock,
    });
    return sendPage(context, { ...page, notice }, status);
  }

  app.get(settingsPath, (context) => {
    const { said } = context.req.query();
    const text = Object.entries(words.settings.news).find(([name]) => name === said)?.[1];
    return show(context, text === undefined ? undefined : { text });
  });

  if (passkeys) {
    // Adding needs a challenge, which this alone issues.
    app.post(`${settingsPath}/passkey-options`, async (context) => {
      if (!mayAddPasskey(context.get('session'))) return context.text(words.settings.passkeys.loginFirst, 403);
      return context.json(await passkeys.registrationOptions('owner', words.passkeys.owner));
    });

    app.post(`${settingsPath}/passkeys`, async (context) => {
      const { credential, name = '' } = await readForm(context.req.raw);
      await passkeys.register('owner', readCredential(credential), name);
      log.info('a passkey was added to the inbox');
      return done(context, 'added');
    });

    app.post(`${settingsPath}/passkeys/rename`, async (context) => {
      const { id = '', name = '' } = await readForm(context.req.raw);
      if (!(await passkeys.rename('owner', id, name))) throw new PasskeyError('unknown');
      return done(context, 'renamed');
    });

    app.post(`${settingsPath}/passkeys/remove`, async (context) => {
      const { id = '' } = await readForm(context.req.raw);
      if (!(await passkeys.remove('owner', id))) throw new PasskeyError('unknown');
      log.info('a passkey was removed from the inbox');
      if (await sessions.read(cookie.read(context) ?? '')) return done(context, 'removed');
      cookie.clear(context);
      return context.redirect(`${signInPath}?said=removed`, 303);
    });
  }

  app.post(`${settingsPath}/sessions/end`, async (context) => {
    const { id = '' } = await readForm(context.req.raw);
    await sessions.end(id);
    if (id !== context.get('session')?.id) return done(context, 'ended');
    cookie.clear(context);
    return context.redirect(signInPath, 303);
  });

  app.post(`${settingsPath}/sessions/end-others`, async (context) => {
    await sessions.endOthers(context.get('session')?.id ?? '');
    return done(context, 'ended');
  });

  app.onError((error, context) => {
    if (!(error instanceof PasskeyError)) throw error;
    return show(context, { text: words.passkeys.failures[error.failure], isProblem: true }, 400);
  });

  return app;
}
