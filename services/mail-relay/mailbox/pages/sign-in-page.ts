import { html } from 'hono/html';
import { signInPath } from '../mailbox-access.ts';
import type { Page } from './page.ts';

/** Asks for the owner's password. `next` is where it leads. */
export function signInPage({ next, problem }: { next: string; problem?: string }): Page {
  return {
    title: 'Sign in to the inbox',
    notice: problem === undefined ? undefined : { text: problem, isProblem: true },
    content: html`<div class="door">
      <h1>Sign in to the inbox</h1>
      <p class="soft">The password is the one set as OWNER_PASSWORD where this site runs.</p>
      <form method="post" action="${signInPath}" class="stack">
        <input type="hidden" name="next" value="${next}" />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${problem ? html`aria-invalid="true"` : ''}
          autofocus
        />
        <button class="primary">Sign in</button>
      </form>
      <p class="soft">Signed in already, and came by a link from elsewhere? <a href="${next}">Open the inbox</a>.</p>
    </div>`,
  };
}
