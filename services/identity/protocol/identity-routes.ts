import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type * as v from 'valibot';
import { authPaths, identityApiKey, identityPaths } from '../../../contracts/identity-wire.ts';
import { emit } from '../../telemetry.ts';
import { activity, endSession } from '../accounts/activity.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { lookup } from '../accounts/lookup.ts';
import * as passkeyCalls from '../accounts/passkey-calls.ts';
import { refresh } from '../accounts/refresh.ts';
import { replaceOwnPassword } from '../accounts/replace-password.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { sendOobCode } from '../accounts/send-oob-code.ts';
import { revoke } from '../accounts/revoke.ts';
import { signInWithIdp } from '../accounts/sign-in-with-idp.ts';
import { signInWithPassword } from '../accounts/sign-in-with-password.ts';
import { signUp } from '../accounts/sign-up.ts';
import { updateAccount } from '../accounts/update-account.ts';
import type { Callers } from '../devices/callers.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { admitted } from './admitted.ts';
import type { Call } from './call.ts';
import { asIdentityError, IdentityError } from './identity-error.ts';
import { readFields, readJson } from './read-body.ts';

/** The routes of the identity protocol. Refusals have the protocol's format; answers are not cacheable. */
export function identityRoutes(dependencies: Dependencies, keys: SigningKeys, callers: Callers): Hono {
  const { log } = dependencies;
  const app = new Hono();
  app.onError((thrown, context) => {
    const error = asIdentityError(thrown, log);
    log.info({ status: error.status, reason: error.message, route: routePath(context, -1) }, 'identity call refused');
    emit('identityRefusal', { reason: error.message });
    return context.json(error.body(), error.status, error.headers());
  });

  // Read before anything is changed, since the tokens of a new session are signed after its commit.
  const withKey: MiddlewareHandler = async (_, next) => {
    await keys.current();
    return next();
  };
  const prefixes = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*'];
  const ownPaths = [authPaths.revoke, authPaths.password, authPaths.activity, authPaths.session];
  for (const path of [...prefixes, ...ownPaths, ...Object.values(authPaths.passkey)])
    app.use(path, noStore, admitted(dependencies, callers), withKey);
  for (const path of prefixes) app.use(path, requireApiKey);

  function on<Body extends v.GenericSchema>(path: string, call: Call<Body>): void {
    app.post(path, async (context) => {
      const body = await readJson(context, call.body);
      const caller = callers.of(context);
      const answer = await call.answer(dependencies, body, caller);
      // Browsers that get tokens have signed in; one that reset a password is about to.
      if ('idToken' in answer || path === identityPaths.resetPassword) callers.remember(context, caller);
      return context.json(answer);
    });
  }
  on(identityPaths.signUp, signUp);
  on(identityPaths.signInWithPassword, signInWithPassword);
  on(identityPaths.signInWithIdp, signInWithIdp);
  on(identityPaths.lookup, lookup);
  on(identityPaths.update, updateAccount);
  on(identityPaths.delete, deleteAccount);
  on(identityPaths.sendOobCode, sendOobCode);
  on(identityPaths.resetPassword, resetPassword);

  on(authPaths.password, replaceOwnPassword);
  on(authPaths.activity, activity);
  on(authPaths.session, endSession);
  on(authPaths.passkey.create, passkeyCalls.createPasskey);
  on(authPaths.passkey.add, passkeyCalls.addPasskey);
  on(authPaths.passkey.remove, passkeyCalls.removePasskey);
  on(authPaths.passkey.request, passkeyCalls.requestPasskey);
  on(authPaths.passkey.signIn, passkeyCalls.signInWithPasskey);

  app.post(identityPaths.token, async (context) => {
    const form = await readFields(context, ['grant_type', 'refresh_token']);
    return context.json(await refresh(dependencies, form, callers.of(context)));
  });

  app.on('ALL', prefixes, () => {
    throw new IdentityError('operationNotAllowed', 404);
  });

  app.post(authPaths.revoke, async (context) => {
    const form = await readFields(context, ['token', 'all']);
    return context.json(await revoke(dependencies, form, callers.of(context)));
  });

  app.get(authPaths.keys, async (context) =>
    context.json(await keys.published(), 200, { 'cache-control': 'public, max-age=300' }),
  );

  return app;
}

const noStore: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store');
  return next();
};

const requireApiKey: MiddlewareHandler = async (context, next) => {
  if (context.req.query('key') !== identityApiKey) throw new IdentityError('apiKeyInvalid');
  return next();
};
