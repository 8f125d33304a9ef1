import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { authPaths, minimumPasswordLength } from '../../../contracts/identity-wire.ts';
import type { IdentityWords } from '../../../contracts/identity-words.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { accountToReset, resetPassword, type ToReset } from '../accounts/reset-password.ts';
import { accountToVerify, verifyEmail } from '../accounts/verify-email.ts';
import { showPasswordScript } from '../../form-page/show-password.ts';
import type { Callers } from '../devices/callers.ts';
import type { Dependencies } from '../dependencies.ts';
import { admitted } from '../protocol/admitted.ts';
import { isRefusal } from '../protocol/identity-error.ts';
import { readFields } from '../protocol/read-body.ts';
import { field, problem } from './field.ts';
import { pageError } from './page-error.ts';
import { messagePage, sendScript, showPasswordPath } from './page.ts';
import { sendVerifyForm } from './verify-page.ts';

/** The modes of the pages that say what a link has done; a reload of them, or the way back and forth, does nothing again. */
const outcomes = { reset: 'passwordChanged', verify: 'addressConfirmed' } as const;
type Deed = keyof typeof outcomes;

/** The pages behind mailed links: forms, also without script, that reset a password or prove an address. They post to the same path. */
export function actionRoutes(dependencies: Dependencies, callers: Callers): Hono {
  const { words, prefix, sendPage } = dependencies;
  const app = new Hono();
  app.onError(pageError(dependencies));
  app.use(authPaths.action, admitted(dependencies, callers));

  app.get(showPasswordPath, (context) => sendScript(context, showPasswordScript));

  app.get(authPaths.action, async (context) => {
    const { mode = '', oobCode = '' } = context.req.query();
    if (mode === 'verifyEmail') return unlessExpired(context, 'verify', () => showVerify(context, oobCode));
    if (mode === 'resetPassword') return unlessExpired(context, 'reset', () => showReset(context, oobCode));
    if (mode === outcomes.reset) return sendPage(context, messagePage(words.reset.done, `${prefix}/login`));
    if (mode === outcomes.verify) return sendPage(context, messagePage(words.verify.done, prefix + words.accountPath));
    return expired(context, 'reset');
  });

  app.post(authPaths.action, async (context) => {
    const form = await readFields(context, ['mode', 'oobCode', 'newPassword', 'password']);
    if (form.mode === 'verifyEmail') return unlessExpired(context, 'verify', () => verify(context, form));
    return unlessExpired(context, 'reset', () => reset(context, form));
  });

  async function unlessExpired(context: Context, deed: Deed, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (isRefusal(error, ['missingOobCode', 'invalidOobCode', 'expiredOobCode'])) return expired(context, deed);
      throw error;
    }
  }

  function expired(context: Context, deed: Deed): Promise<Response> {
    const next = { reset: '/forgot-password', verify: words.accountPath }[deed];
    return sendPage(context, { ...messagePage(words[deed].expired, prefix + next), status: 400 });
  }

  function done(context: Context, deed: Deed): Response {
    return context.redirect(`${prefix}${authPaths.action}?mode=${outcomes[deed]}`, 303);
  }

  async function showReset(context: Context, oobCode: string, fault?: string): Promise<Response> {
    const given = await accountToReset(dependencies, oobCode, callers.of(context));
    return sendPage(context, {
      ...formPage(words, { ...given, oobCode, fault, action: prefix + authPaths.action }),
      status: fault === undefined ? 200 : 400,
    });
  }

  async function reset(context: Context, fields: { oobCode: string; newPassword: string }): Promise<Response> {
    const refuse = () => showReset(context, fields.oobCode, words.refusals.weakPassword);
    if (fields.newPassword === '') return refuse();
    const caller = callers.of(context);
    try {
      await resetPassword.answer(dependencies, fields, caller);
    } catch (error) {
      if (isRefusal(error, ['weakPassword', 'longPassword', 'guessablePassword'])) return refuse();
      throw error;
    }
    callers.remember(context, caller);
    return done(context, 'reset');
  }

  async function showVerify(context: Context, oobCode: string, isWrong = false): Promise<Response> {
    const given = await accountToVerify(dependencies, oobCode, callers.of(context));
    return sendVerifyForm(context, dependencies, { ...given, oobCode, isWrong });
  }

  async function verify(context: Context, { oobCode, password }: Record<'oobCode' | 'password', string>) {
    try {
      await verifyEmail(dependencies, { code: oobCode, password }, callers.of(context));
    } catch (error) {
      if (isRefusal(error, ['invalidPassword'])) return showVerify(context, oobCode, true);
      throw error;
    }
    return done(context, 'verify');
  }

  return app;
}

type ResetForm = ToReset & { action: string; oobCode: string; fault: string | undefined };

function formPage(
  { reset, reveal, endsEarlierWays }: IdentityWords,
  { account, endsWays, oobCode, fault, action }: ResetForm,
) {
  const email = account.email ?? '';
  const { title, introduction, field: label, hint, button } = reset;
  return {
    title,
    script: showPasswordPath,
    content: html`<p>${interpolate(introduction, { email })}</p>
      ${endsWays ? html`<p>${endsEarlierWays}</p>` : ''} ${problem(fault)}
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
