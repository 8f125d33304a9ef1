import { html } from 'hono/html';
import { passkeySignInOptionsPath, passkeySignInPath, signInPath } from '../access/mailbox-access.ts';
import type { Html, Page } from './page.ts';
import { asksForPasskey } from './passkey-words.ts';

export type SignInPage = {
  /** Where it leads. */
  next: string;
  problem: string | undefined;
  hasPassword: boolean;
  hasPasskeys: boolean;
};

/** Asks for a proof: a passkey, the key, the password. */
export function signInPage({ next, problem, hasPassword, hasPasskeys }: SignInPage): Page {
  return {
    title: 'Log in to the inbox',
    usesPasskeys: hasPasskeys,
    notice: problem === undefined ? undefined : { text: problem, isProblem: true },
    content: html`<div class="door">
      <h1>Log in to the inbox</h1>
      ${hasPasskeys ? passkeyForm(next) : ''}
      <form method="post" action="${signInPath}" class="stack">
        <input type="hidden" name="next" value="${next}" />
        <label for="password">${hasPassword ? 'Password or key' : 'Key'}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          aria-describedby="password-hint"
          required
          ${problem ? html`aria-invalid="true"` : ''}
          ${hasPasskeys ? '' : html`autofocus`}
        />
        <p class="soft" id="password-hint">
          ${hasPassword ? 'The password is the one set as OWNER_PASSWORD where this site runs. ' : ''}The key is the
          last part of the link that the server prints when it starts. <code>jantar inbox link</code> prints the link
          again.
        </p>
        <button class="${hasPasskeys ? 'outline' : 'primary'}">Log in</button>
      </form>
      <p class="soft">Already logged in? <a href="${next}">Open the inbox</a>.</p>
    </div>`,
  };
}

function passkeyForm(next: string): Html {
  return html`<form
    method="post"
    action="${passkeySignInPath}"
    class="stack"
    ${asksForPasskey('get', passkeySignInOptionsPath)}
  >
    <input type="hidden" name="next" value="${next}" />
    <input type="hidden" name="credential" />
    <button class="primary">Log in with a passkey</button>
    <p class="failed" role="alert"></p>
  </form>`;
}
