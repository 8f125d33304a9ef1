import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import { type MailboxEnv, scriptPath } from '../access/mailbox-access.ts';
import { dial, fanlight } from '../../../form-page/fanlight.ts';
import { logo, type PageStyle } from '../../../page-style.ts';

/** A fragment of HTML; interpolated texts are escaped. */
export type Html = ReturnType<typeof html>;

/** Replaces the `{name}` placeholders of a text by fragments of HTML. */
export function interpolateHtml(words: string, pieces: Record<string, Html | string>): (Html | string)[] {
  return words.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (pieces[part] ?? `{${part}}`) : part));
}

export type Fact = readonly [label: string, value: Html | string | undefined];

/** What is known of a mail, a line each, without what is empty. */
export function factList(facts: readonly Fact[]): Html {
  const lines = facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    );
  return html`<dl class="facts">${lines}</dl>`;
}

/** A message at the top of a page, about an action that succeeded or failed. */
export type Notice = { text: string; isProblem?: boolean; link?: { href: string; text: string } };

export type Page = {
  title: string;
  content: Html;
  /** The section of the inbox; none on the sign-in page. */
  part?: Part;
  /** Whether the page adds or uses a passkey, or shows what is typed; no other page loads the script. */
  usesScript?: boolean;
  notice?: Notice | undefined;
};

type Part = 'inbox' | 'subscribers' | 'views' | 'settings';

export type SendPage = (
  context: Context<MailboxEnv>,
  page: Page,
  status?: ContentfulStatusCode,
) => Response | Promise<Response>;

/** The styles of the pages within, and of the login before them. */
export type InboxStyles = Record<'inside' | 'login', PageStyle>;

/** Returns the function that sends a page of the inbox, in the site's style and with a strict content security policy. */
export function createSendPage({ language, company, inbox }: RelayWords, styles: InboxStyles): SendPage {
  const { frame } = inbox;
  return (context, { title, content, part, notice, usesScript = false }, status = 200) => {
    const { element, hash } = part ? styles.inside : styles.login;
    const policy = `default-src 'none'; style-src ${hash}; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    const withScript = `${policy}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'`;
    const main = html`<main id="main" tabindex="-1">${notice ? said(notice, part) : ''}${content}</main>`;
    context.header('content-security-policy', usesScript ? withScript : policy);
    context.header('x-frame-options', 'DENY');
    return context.html(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title} · ${company.name}</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            ${element} ${usesScript ? html`<script src="${scriptPath}" type="module" blocking="render"></script>` : ''}
          </head>
          <body>
            <a class="skip" href="#main">${frame.skip}</a>
            <header class="bar">${logo(company.name, '/')} ${part ? parts(part, frame) : ''}</header>
            ${
              part
                ? main
                : html`${dial}
                    <div class="door">${fanlight}${main}</div>`
            }
          </body>
        </html>`,
      status,
    );
  };
}

function parts(open: Part, words: InboxWords['frame']): Html {
  const link = (part: Part, href: string) =>
    html`<a href="${href}" ${part === open ? html` aria-current="page"` : ''}>${words[part]}</a>`;
  return html`<nav class="parts" aria-label="${words.parts}">
      ${link('inbox', '/mailbox')} ${link('subscribers', '/mailbox/subscribers')} ${link('views', '/mailbox/views')}
      ${link('settings', '/mailbox/settings')}
    </nav>
    <form method="post" action="/mailbox/sign-out"><button class="quiet">${words.logOut}</button></form>`;
}

/** What a button did. Within it has the focus: screen readers are silent about what a new page has as its status. */
function said({ text, isProblem = false, link }: Notice, part: Part | undefined): Html {
  const look = isProblem ? html`class="notice problem" role="alert"` : html`class="notice" role="status"`;
  return html`<p id="notice" ${look} ${part ? html`tabindex="-1" autofocus` : ''}>
    ${text}${link ? html` <a href="${link.href}">${link.text}</a>` : ''}
  </p>`;
}
