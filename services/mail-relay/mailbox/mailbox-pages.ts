import { html } from 'hono/html';
import type { Address } from 'postal-mime';
import type { StoredMail } from './maildir-reader.ts';

type Html = ReturnType<typeof html>;

/** Every mail in one line, newest first. */
export function listPage(mails: StoredMail[]): Html {
  const rows = mails.map(
    ({ name, email }) =>
      html`<li>
        <a href="/mailbox/${encodeURIComponent(name)}">
          <strong>${email.subject ?? '(no subject)'}</strong>
          <span>${addresses(email.replyTo ?? [])} → ${addresses(email.to ?? [])}</span>
          ${time(email.date)}
        </a>
      </li>`,
  );
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>No mail server is configured, so mail ends here. Only this machine can see this page.</p>
      ${
        rows.length === 0
          ? html`<p>Nothing has been sent yet.</p>`
          : html`<ol class="mails">
              ${rows}
            </ol>`
      }`,
  );
}

/** One mail: who, when, its text part, and its HTML part in a frame that may do nothing. */
export function mailPage({ name, email }: StoredMail): Html {
  const subject = email.subject ?? '(no subject)';
  return page(
    subject,
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1>${subject}</h1>
      <dl>
        <div>
          <dt>From</dt>
          <dd>${addresses(email.from ? [email.from] : [])}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>${addresses(email.to ?? [])}</dd>
        </div>
        <div>
          <dt>Reply to</dt>
          <dd>${addresses(email.replyTo ?? [])}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>${time(email.date)}</dd>
        </div>
      </dl>
      <h2>Text</h2>
      <div class="text" dir="auto">${linked(email.text ?? '')}</div>
      ${
        email.html
          ? html`<h2>As a mail program shows it</h2>
              <iframe
                title="The mail as HTML"
                src="/mailbox/${encodeURIComponent(name)}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
          : ''
      }`,
  );
}

export function absentPage(): Html {
  return page(
    'No such mail',
    html`<p><a href="/mailbox">Mailbox</a></p>
      <h1>There is no such mail.</h1>`,
  );
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/mailbox/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

function addresses(list: Address[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');
}

function time(date: string | undefined): Html | '' {
  return date ? html`<time datetime="${date}">${date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>` : '';
}

/** Mails carry links to confirm something; in the text they can be followed too. */
function linked(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));
}
