import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import { authPaths, identityApiKey, identityErrors, identityPaths } from '../../../contracts/identity-wire.ts';
import { deleteAccount, deleteBody } from '../accounts/delete-account.ts';
import { lookup, lookupBody } from '../accounts/lookup.ts';
import { refresh } from '../accounts/refresh.ts';
import { resetBody, resetPassword } from '../accounts/reset-password.ts';
import { oobBody, sendOobCode } from '../accounts/send-oob-code.ts';
import { revoke } from '../accounts/revoke.ts';
import { idpBody, signInWithIdp } from '../accounts/sign-in-with-idp.ts';
import { passwordBody, signInWithPassword } from '../accounts/sign-in-with-password.ts';
import { signUp, signUpBody } from '../accounts/sign-up.ts';
import { updateAccount, updateBody } from '../accounts/update-account.ts';
import type { Caller, Parts } from '../parts.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { asIdentityError } from './as-identity-error.ts';
import { IdentityError } from './identity-error.ts';
import { ownOrigin } from './own-origin.ts';
import { limitBody, readForm, readJson } from './read-body.ts';

type Call<Schema extends v.GenericSchema> = (
  parts: Parts,
  body: v.InferOutput<Schema>,
  caller: Caller,
) => Promise<object>;

/** The calls of the identity protocol. Every refusal has the protocol's shape; nothing may be kept by a cache. */
export function identityRoutes(parts: Parts, keys: SigningKeys, clientAddress: (context: Context) => string): Hono {
  const { limits, log } = parts;
  const app = new Hono();
  app.onError((thrown, context) => {
    const error = asIdentityError(thrown, log);
    log.info({ status: error.status, reason: error.message, path: context.req.path }, 'identity call refused');
    return context.json(error.body(), error.status, error.headers());
  });

  const counted: MiddlewareHandler = async (context, next) => {
    context.header('cache-control', 'no-store');
    await limits.call(clientAddress(context));
    return next();
  };
  const prefixes = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*'];
  for (const path of [...prefixes, authPaths.revoke]) app.use(path, ownOrigin(parts.siteOrigin), limitBody, counted);
  for (const path of prefixes) app.use(path, requireApiKey);

  function on<Schema extends v.GenericSchema>(path: string, schema: Schema, call: Call<Schema>): void {
    app.post(path, async (context) => {
      const body = await readJson(context, schema);
      return context.json(await call(parts, body, { address: clientAddress(context) }));
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

  app.post(identityPaths.token, async (context) => {
    const form = await readForm(context, ['grant_type', 'refresh_token']);
    return context.json(await refresh(parts, form, { address: clientAddress(context) }));
  });

  for (const path of prefixes) {
    app.all(path, () => {
      throw new IdentityError(identityErrors.operationNotAllowed, 404);
    });
  }

  app.post(authPaths.revoke, async (context) => {
    const form = await readForm(context, ['token', 'all']);
    return context.json(await revoke(parts, form, { address: clientAddress(context) }));
  });

  app.get(authPaths.keys, async (context) =>
    context.json(await keys.published(), 200, { 'cache-control': 'public, max-age=300' }),
  );

  return app;
}

const requireApiKey: MiddlewareHandler = async (context, next) => {
  if (context.req.query('key') !== identityApiKey) throw new IdentityError(identityErrors.apiKeyInvalid);
  return next();
};
