import type { Context } from 'hono';
import { html } from 'hono/html';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { Account } from '../accounts/account-queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { field, problem } from './field.ts';
import { messagePage, showPasswordPath } from './page.ts';

type VerifyForm = { account: Account; oobCode: string; isWrong: boolean };

/** Sends the form that proves an address by the account's password. An account without one gets a link to set it, which proves the address too. */
export function sendVerifyForm(
  context: Context,
  { words, prefix, sendPage }: Pick<Dependencies, 'words' | 'prefix' | 'sendPage'>,
  { account, oobCode, isWrong }: VerifyForm,
) {
  const email = account.email ?? '';
  const fault = isWrong ? words.refusals.wrongPassword : undefined;
  const { title, introduction, forgotten, warning, password, button, withoutPassword } = words.verify;
  if (account.password_hash === null) {
    const { text, link } = withoutPassword;
    return sendPage(
      context,
      messagePage({ title, text: interpolate(text, { email }), link }, `${prefix}/forgot-password`),
    );
  }
  return sendPage(context, {
    title,
    script: showPasswordPath,
    status: isWrong ? 400 : 200,
    content: html`<p>${interpolate(introduction, { email })}</p>
      ${problem(fault)}
      <form method="post" action="${prefix}${authPaths.action}">
        <input type="hidden" name="mode" value="verifyEmail" />
        <input type="hidden" name="oobCode" value="${oobCode}" />
        <input type="email" name="email" value="${email}" autocomplete="username" readonly hidden />
        ${field({ name: 'password', label: password, type: 'password', autocomplete: 'current-password', fault, reveal: words.reveal })}
        <button class="primary">${button}</button>
      </form>
      <p><a href="${prefix}/forgot-password">${forgotten}</a></p>
      <p class="soft">${warning}</p>`,
  });
}
