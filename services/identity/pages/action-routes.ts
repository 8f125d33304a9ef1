import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { authPaths, identityErrors, minimumPasswordLength } from '../../../contracts/identity-wire.ts';
import type { IdentityWords } from '../../../contracts/identity-words.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { accountToReset, resetPassword, type ToReset } from '../accounts/reset-password.ts';
import { accountToVerify, verifyEmail } from '../accounts/verify-email.ts';
import { showPasswordScript } from '../../form-page/show-password.ts';
import type { Callers } from '../devices/callers.ts';
import type { Dependencies } from '../dependencies.ts';
import { admitted } from '../protocol/admitted.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { readFields } from '../protocol/read-body.ts';
import { field, problem } from './field.ts';
import { pageError } from './page-error.ts';
import { messagePage, showPasswordPath } from './page.ts';
import { sendVerifyForm } from './verify-page.ts';

/** The modes of the pages that say what a link has done; a reload of them, or the way back and forth, does nothing again. */
const outcomes = { reset: 'passwordChanged', verify: 'addressConfirmed' } as const;

/** The pages behind mailed links: forms, also without script, that reset a password or prove an address. They post to the same path. */
export function actionRoutes(dependencies: Dependencies, callers: Callers): Hono {
  const { words, prefix, sendPage } = dependencies;
  const app = new Hono();
  app.onError(pageError(dependencies));
  app.use(authPaths.action, admitted(dependencies, callers));

  app.get(showPasswordPath, (context) =>
    context.body(showPasswordScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );

  app.get(authPaths.action, async (context) => {
    const { mode = '', oobCode = '' } = context.req.query();
    if (mode === 'verifyEmail') return showVerify(context, oobCode);
    if (mode === 'resetPassword') return showForm(context, oobCode);
    if (mode === outcomes.reset) return sendPage(context, messagePage(words.reset.done, `${prefix}/login`));
    if (mode === outcomes.verify) return sendPage(context, messagePage(words.verify.done, prefix + words.accountPath));
    return expired(context);
  });

  app.post(authPaths.action, async (context) => {
    const form = await readFields(context, ['mode', 'oobCode', 'newPassword', 'password']);
    const { oobCode, newPassword } = form;
    if (form.mode === 'verifyEmail') return verify(context, oobCode, form.password);
    if (newPassword === '') return showForm(context, oobCode, words.refusals.weakPassword);
    const caller = callers.of(context);
    try {
      await resetPassword.answer(dependencies, { oobCode, newPassword }, caller);
      callers.remember(context, caller);
    } catch (error) {
      if (isInvalidCode(error)) return expired(context);
      if (isRefusedPassword(error)) return showForm(context, oobCode, words.refusals.weakPassword);
      throw error;
    }
    return done(context, 'reset');
  });

  function done(context: Context, what: keyof typeof outcomes): Response {
    return context.redirect(`${prefix}${authPaths.action}?mode=${outcomes[what]}`, 303);
  }

  function expired(context: Context): Promise<Response> {
    return sendPage(context, { ...messagePage(words.reset.expired, `${prefix}/forgot-password`), status: 400 });
  }

  function verifyExpired(context: Context): Promise<Response> {
    return sendPage(context, { ...messagePage(words.verify.expired, prefix + words.accountPath), status: 400 });
  }

  async function showForm(context: Context, oobCode: string, fault?: string): Promise<Response> {
    try {
      const reset = await accountToReset(dependencies, oobCode, callers.of(context));
      return await sendPage(context, {
        ...formPage(words, { ...reset, oobCode, fault, action: prefix + authPaths.action }),
        status: fault === undefined ? 200 : 400,
      });
    } catch (error) {
      if (isInvalidCode(error)) return expired(context);
      throw error;
    }
  }

  async function showVerify(context: Context, code: string, isWrong = false): Promise<Response> {
    try {
      const given = await accountToVerify(dependencies, code, callers.of(context));
      return await sendVerifyForm(context, dependencies, { ...given, oobCode: code, isWrong });
    } catch (error) {
      if (isInvalidCode(error)) return verifyExpired(context);
      throw error;
    }
  }

  async function verify(context: Context, code: string, password: string): Promise<Response> {
    try {
      await verifyEmail(dependencies, { code, password }, callers.of(context));
      return done(context, 'verify');
    } catch (error) {
      if (isInvalidCode(error)) return verifyExpired(context);
      if (isOneOf(error, identityErrors.invalidPassword)) return showVerify(context, code, true);
      throw error;
    }
  }

  return app;
}

type ResetForm = ToReset & { action: string; oobCode: string; fault: string | undefined };

function formPage(
  { reset, reveal, endsEarlierWays }: IdentityWords,
  { account, isEnd, oobCode, fault, action }: ResetForm,
) {
  const email = account.email ?? '';
  const { title, introduction, field: label, hint, button } = reset;
  return {
    title,
    script: showPasswordPath,
    content: html`<p>${interpolate(introduction, { email })}</p>
      ${isEnd ? html`<p>${endsEarlierWays}</p>` : ''} ${problem(fault)}
      <form method="post" action="${action}">
        <input type="hidden" name="oobCode" value="${oobCode}" />
        <input type="email" name="email" value="${email}" autocomplete="username" readonly hidden />
        ${field({
          name: 'newPassword',
          label,
          type: 'password',
          autocomplete: 'new-password',
          fault,
          hint: interpolate(hint, { minimum: minimumPasswordLength }),
          minlength: minimumPasswordLength,
          reveal,
        })}
        <button class="primary">${button}</button>
      </form>`,
  };
}

/** Whether the link's code is missing, invalid or expired. */
function isInvalidCode(error: unknown): boolean {
  const { missingOobCode, invalidOobCode, expiredOobCode } = identityErrors;
  return isOneOf(error, missingOobCode, invalidOobCode, expiredOobCode);
}

/** Whether the new password is too short, too long, or too easily guessed. */
function isRefusedPassword(error: unknown): boolean {
  const { weakPassword, longPassword, guessablePassword } = identityErrors;
  return isOneOf(error, weakPassword, longPassword, guessablePassword);
}

function isOneOf(error: unknown, ...messages: string[]): boolean {
  return error instanceof IdentityError && messages.includes(error.message);
}
