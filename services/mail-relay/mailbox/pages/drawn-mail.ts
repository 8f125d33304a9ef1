import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { ComposedMail } from '../../delivery/deliver.ts';
import type { Mailbox } from '../../delivery/mail-headers.ts';
import { factList, type Html } from './page.ts';

/** Shows a mail's text, and its HTML in a sandboxed frame. */
export function drawnMail(
  id: string,
  mail: ComposedMail,
  { isOpen, words }: { isOpen: boolean; words: InboxWords['email'] },
): Html {
  return html`<details class="mail" ${isOpen ? html` open` : ''}>
    <summary><h2>${words.heading}</h2></summary>
    ${factList([
      [words.from, person(mail.from)],
      [words.to, person(mail.to)],
      [words.replyTo, mail.replyTo && person(mail.replyTo)],
      [words.subject, mail.subject],
    ])}
    <div class="both">
      <div class="text" dir="auto">${linked(mail.text)}</div>
      <iframe
        title="${words.frame}"
        src="/mailbox/${id}/mail"
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
    </div>
  </details>`;
}

/** A mailbox as text: `Asha <asha@example.com>`. */
function person(one: Mailbox): string {
  if (typeof one === 'string') return one;
  return one.name ? `${one.name} <${one.address}>` : one.address;
}

/** Mails carry links to confirm something; in the text they can be followed too. What ends a sentence or bracket is no part of one. */
function linked(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,:;!?।)\]])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));
}
