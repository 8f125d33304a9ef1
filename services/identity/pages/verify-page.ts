import type { Context } from 'hono';
import { html } from 'hono/html';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { ToVerify } from '../accounts/verify-email.ts';
import type { Dependencies } from '../dependencies.ts';
import { field, problem } from './field.ts';
import { messagePage, showPasswordPath } from './page.ts';

type VerifyForm = ToVerify & { oobCode: string; isWrong: boolean };

/**
 * Sends the form that proves an address: by the account's password or, where it has none, by a press in a browser that has signed in
 * to it. Any other browser gets a link to set a password, which proves the address too.
 */
export function sendVerifyForm(
  context: Context,
  { words, prefix, sendPage }: Dependencies,
  { account, proof, oobCode, isWrong }: VerifyForm,
) {
  const email = account.email ?? '';
  const { title, introduction, knownBrowser, forgotten, warning, password, button, withoutPassword } = words.verify;
  if (proof === null) {
    const text = `${interpolate(withoutPassword.text, { email })} ${words.endsEarlierWays}`;
    return sendPage(context, messagePage({ title, text, link: withoutPassword.link }, `${prefix}/forgot-password`));
  }
  const asksPassword = proof === 'password';
  const fault = asksPassword && isWrong ? words.refusals.wrongPassword : undefined;
  return sendPage(context, {
    title,
    ...(asksPassword && { script: showPasswordPath }),
    status: isWrong ? 400 : 200,
    content: html`<p>${interpolate(asksPassword ? introduction : knownBrowser, { email })}</p>
      ${problem(fault)}
      <form method="post" action="${prefix}${authPaths.action}">
        <input type="hidden" name="mode" value="verifyEmail" />
        <input type="hidden" name="oobCode" value="${oobCode}" />
        ${
          asksPassword
            ? html`<input type="email" name="email" value="${email}" autocomplete="username" readonly hidden />
                ${field({ name: 'password', label: password, type: 'password', autocomplete: 'current-password', fault, reveal: words.reveal })}`
            : ''
        }
        <button class="primary">${button}</button>
      </form>
      ${asksPassword ? html`<p><a href="${prefix}/forgot-password">${forgotten}</a></p>` : ''}
      <p class="soft">${warning}</p>`,
  });
}
