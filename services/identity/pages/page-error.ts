import type { ErrorHandler } from 'hono';
import { html } from 'hono/html';
import type { Logger } from 'pino';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { authFailurePage } from '../../../content/auth-pages.ts';
import { asIdentityError } from '../protocol/as-identity-error.ts';
import { sendPage } from './page.ts';

/** A refusal as a page, for whoever is shown it by a browser. */
export function pageError(log: Logger): ErrorHandler {
  return (thrown, context) => {
    const error = asIdentityError(thrown, log);
    const isTooMuch = error.message === identityErrors.tooManyAttempts;
    for (const [name, value] of Object.entries(error.headers())) context.header(name, value);
    const text = isTooMuch ? signupMessages.tooManyRequests : loginMessages.failed;
    const { title, link } = authFailurePage;
    return sendPage(context, {
      title,
      status: error.status,
      content: html`<p>${text}</p>
        <p><a href="/">${link}</a></p>`,
    });
  };
}
