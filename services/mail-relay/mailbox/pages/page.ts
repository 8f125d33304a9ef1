import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { company } from '../../../../content/company.ts';
import type { MailboxEnv } from '../mailbox-access.ts';
import type { MailboxStyle } from '../mailbox-style.ts';

/** A piece of a page. Whatever is put into one is escaped. */
export type Html = ReturnType<typeof html>;

/** Something that has just happened, or could not. */
export type Notice = { text: string; isProblem?: boolean };

export type Page = {
  title: string;
  content: Html;
  /** Which part of the inbox is open; none on the page of the password. */
  part?: 'inbox' | 'subscribers';
  notice?: Notice | undefined;
};

export type SendPage = (
  context: Context<MailboxEnv>,
  page: Page,
  status?: ContentfulStatusCode,
) => Response | Promise<Response>;

/** Pages in the site's dress. They need no script, and are nobody else's to keep, to frame or to find. */
export function createSendPage({ element, hash }: MailboxStyle): SendPage {
  const policy = `default-src 'none'; style-src ${hash}; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return (context, { title, content, part, notice }, status = 200) => {
    context.header('content-security-policy', policy);
    context.header('x-frame-options', 'DENY');
    return context.html(
      html`<!doctype html>
        <html lang="en-IN">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title} · ${company.name}</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            ${element}
          </head>
          <body>
            <a class="skip" href="#main">Skip to the content</a>
            <header class="bar">
              <a class="logo" href="/">${mark}<span>${company.name}</span></a>
              ${part ? parts(part, context.get('reader') === 'owner') : ''}
            </header>
            <main id="main" tabindex="-1">${notice ? said(notice) : ''}${content}</main>
          </body>
        </html>`,
      status,
    );
  };
}

/** The company's mark: an arched window, the gnomon in it, the sun behind. */
const mark = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <path class="arch" d="M2 30V17.5C2 10 8 4.5 16 1c8 3.5 14 9 14 16.5V30Z" />
  <path class="gnomon" d="M7.5 25H22V13Z" />
  <circle class="sun" cx="11.5" cy="14" r="3" />
</svg>`;

function parts(open: 'inbox' | 'subscribers', canLeave: boolean): Html {
  const here = (part: string) => (part === open ? html` aria-current="page"` : '');
  return html`<nav class="parts" aria-label="Parts of the inbox">
      <a href="/mailbox" ${here('inbox')}>Inbox</a>
      <a href="/mailbox/subscribers" ${here('subscribers')}>Subscribers</a>
    </nav>
    ${
      canLeave
        ? html`<form method="post" action="/mailbox/sign-out"><button class="quiet">Sign out</button></form>`
        : html`<p class="whose">Only this machine sees these pages.</p>`
    }`;
}

function said({ text, isProblem = false }: Notice): Html {
  return isProblem
    ? html`<p class="notice problem" role="alert">${text}</p>`
    : html`<p class="notice" role="status">${text}</p>`;
}
