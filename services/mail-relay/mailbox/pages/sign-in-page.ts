import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { passkeySignInOptionsPath, passkeySignInPath, signInPath } from '../access/mailbox-access.ts';
import { interpolateHtml, type Html, type Page } from './page.ts';
import { asksForPasskey } from './passkey-words.ts';

export type SignInPage = {
  /** The path to go on to after signing in. */
  next: string;
  problem: string | undefined;
  /** Whether the proof that was given is wrong. */
  isRefused: boolean;
  hasPassword: boolean;
  hasPasskeys: boolean;
  words: InboxWords;
};

export function signInPage({ next, problem, isRefused, hasPassword, hasPasskeys, words }: SignInPage): Page {
  const { signIn: say } = words;
  const keyHint = interpolateHtml(say.keyHint, { command: html`<code>jantar inbox link</code>` });
  return {
    title: say.title,
    usesScript: true,
    notice: problem === undefined ? undefined : { text: problem, isProblem: true },
    content: html`<h1>${say.title}</h1>
      ${hasPasskeys ? passkeyForm(next, words) : ''}
      <form method="post" action="${signInPath}">
        <input type="hidden" name="next" value="${next}" />
        <input name="username" value="${words.passkeys.owner}" autocomplete="username" hidden />
        <label for="password">${hasPassword ? say.passwordOrKey : say.key}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          aria-describedby="${problem === undefined ? '' : 'notice '}password-hint"
          required
          ${isRefused ? html`aria-invalid="true"` : ''}
          ${hasPasskeys ? '' : html`autofocus`}
        /><button type="button" class="quiet" data-hide="${say.hidePassword}" hidden>${say.showPassword}</button>
        <p class="soft" id="password-hint">${hasPassword ? `${say.passwordHint} ` : ''}${keyHint}</p>
        <button class="${hasPasskeys ? 'outline' : 'primary'}">${say.logIn}</button>
      </form>
      <p class="soft">${interpolateHtml(say.alreadyIn, { link: html`<a href="${next}">${say.open}</a>` })}</p>`,
  };
}

function passkeyForm(next: string, { passkeys, signIn }: InboxWords): Html {
  return html`<form
    method="post"
    action="${passkeySignInPath}"
    ${asksForPasskey('get', passkeySignInOptionsPath, passkeys)}
  >
    <input type="hidden" name="next" value="${next}" />
    <input type="hidden" name="credential" />
    <button class="primary">${signIn.withPasskey}</button>
    <p class="failed" role="alert"></p>
  </form>`;
}
