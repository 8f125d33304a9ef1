import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type * as v from 'valibot';
import { authPaths, identityApiKey, identityErrors, identityPaths } from '../../../contracts/identity-wire.ts';
import { emit } from '../../telemetry.ts';
import { activity, activityBody, endSession, endSessionBody } from '../accounts/activity.ts';
import { deleteAccount, deleteBody } from '../accounts/delete-account.ts';
import { lookup, lookupBody } from '../accounts/lookup.ts';
import {
  addPasskey,
  createPasskey,
  passkeyBodies,
  removePasskey,
  requestPasskey,
  signInWithPasskey,
} from '../accounts/passkey-calls.ts';
import { refresh } from '../accounts/refresh.ts';
import { replaceBody, replaceOwnPassword } from '../accounts/replace-password.ts';
import { resetBody, resetPassword } from '../accounts/reset-password.ts';
import { oobBody, sendOobCode } from '../accounts/send-oob-code.ts';
import { revoke } from '../accounts/revoke.ts';
import { idpBody, signInWithIdp } from '../accounts/sign-in-with-idp.ts';
import { passwordBody, signInWithPassword } from '../accounts/sign-in-with-password.ts';
import { signUp, signUpBody } from '../accounts/sign-up.ts';
import { updateAccount, updateBody } from '../accounts/update-account.ts';
import type { Callers } from '../devices/callers.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { admitted } from './admitted.ts';
import { asIdentityError } from './as-identity-error.ts';
import { IdentityError } from './identity-error.ts';
import { readFields, readJson } from './read-body.ts';

type Call<Schema extends v.GenericSchema> = (
  dependencies: Dependencies,
  body: v.InferOutput<Schema>,
  caller: Caller,
) => Promise<object>;

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

  function on<Schema extends v.GenericSchema>(path: string, schema: Schema, call: Call<Schema>): void {
    app.post(path, async (context) => {
      const body = await readJson(context, schema);
      const caller = callers.of(context);
      const answer = await call(dependencies, body, caller);
      // Browsers that get tokens have signed in; one that reset a password is about to.
      if ('idToken' in answer || call === resetPassword) callers.remember(context, caller);
      return context.json(answer);
    });
  }
  on(identityPaths.signUp, signUpBody, signUp);
  on(identityPaths.signInWithPassword, passwordBody, signInWithPassword);
  on(identityPaths.signInWithIdp, idpBody, signInWithIdp);
  on(identityPaths.lookup, lookupBody, lookup);
  on(identityPaths.update, updateBody, updateAccount);
  on(identityPaths.delete, deleteBody, deleteAccount);
  on(identityPaths.sendOobCode, oobBody, sendOobCode);
  on(identityPaths.resetPassword, resetBody, resetPassword);

  on(authPaths.password, replaceBody, replaceOwnPassword);
  on(authPaths.activity, activityBody, activity);
  on(authPaths.session, endSessionBody, endSession);
  on(authPaths.passkey.create, passkeyBodies.create, createPasskey);
  on(authPaths.passkey.add, passkeyBodies.add, addPasskey);
  on(authPaths.passkey.remove, passkeyBodies.remove, removePasskey);
  on(authPaths.passkey.request, passkeyBodies.request, requestPasskey);
  on(authPaths.passkey.signIn, passkeyBodies.signIn, signInWithPasskey);

  app.post(identityPaths.token, async (context) => {
    const form = await readFields(context, ['grant_type', 'refresh_token']);
    return context.json(await refresh(dependencies, form, callers.of(context)));
  });

  for (const path of prefixes) {
    app.all(path, () => {
      throw new IdentityError(identityErrors.operationNotAllowed, 404);
    });
  }

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
  if (context.req.query('key') !== identityApiKey) throw new IdentityError(identityErrors.apiKeyInvalid);
  return next();
};
