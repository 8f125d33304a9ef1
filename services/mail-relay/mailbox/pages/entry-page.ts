import { html } from 'hono/html';
import { isEmailAddress } from '../../../../contracts/check-form.ts';
import { lineFields, typedFields } from '../../../../contracts/forms.ts';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import { isTemplateId, type RelayWords, templates } from '../../../../contracts/mails.ts';
import { callTimeText } from '../../calendar/call-time-text.ts';
import { phoneLink } from '../../phone-link.ts';
import type { ComposedMail } from '../../delivery/deliver.ts';
import { shortened } from '../../templates/shortened.ts';
import type { InboxEntry } from '../inbox-entry.ts';
import { mailSubject } from '../mail-kind.ts';
import type { Clock } from './clock.ts';
import { deliveryHistory } from './delivery-history.ts';
import { drawnMail } from './drawn-mail.ts';
import { addressOf, listAddress, type ListQuery } from './list-query.ts';
import { type Fact, factList, interpolateHtml, type Html, type Page } from './page.ts';
import { stateMark } from './state-mark.ts';

export type EntryPage = {
  entry: InboxEntry;
  /** The list that it was opened from. */
  query: ListQuery;
  /** The rendered mail, or a sentence that says why it may not be shown. */
  mail: ComposedMail | string;
  isKept: boolean;
  hasBackup: boolean;
  words: RelayWords;
  clock: Clock;
};

/** The page of one mail: its text, the history of its delivery, and actions. */
export function entryPage({ entry, query, mail, isKept, hasBackup, words, clock }: EntryPage): Page {
  const { kind, template, state, received, fields } = entry;
  const { inbox } = words;
  const about = mailSubject(template, fields, words);
  const subject =
    kind === 'booking' ? interpolate(inbox.entry.bookingTitle, { subject: about, name: fields['name'] ?? '' }) : about;
  const time = html`<time datetime="${new Date(received).toISOString()}">${clock.long(received)}</time>`;
  const form = formOf(template);
  return {
    title: subject,
    part: 'inbox',
    content: html`<p class="back"><a href="${listAddress(query, { page: query.page })}">${inbox.entry.back}</a></p>
      <article class="entry" data-kind="${kind}">
        <header>
          <p class="over">${interpolateHtml(inbox.entry.over, { kind: inbox.kinds[kind].one, time })}</p>
          <h1 dir="auto">${subject}</h1>
          <p>${stateMark(state, inbox)}</p>
          ${actions(entry, { query, words: inbox.entry, company: words.company.name, clock })}
        </header>
        ${
          form
            ? html`<div class="words">
                ${facts(entry, words)}
                ${typedFields(form, 'text').map(
                  (name) =>
                    html`<h2>${words.fieldLabels[name]}</h2>
                      <div class="text" dir="auto">${fields[name] ?? ''}</div>`,
                )}
              </div>`
            : ''
        }
        <aside aria-label="${inbox.entry.delivery}">
          <h2>${inbox.entry.delivery}</h2>
          ${deliveryHistory(entry, { isKept, hasBackup, words, clock })} ${removal(entry, query, inbox.entry)}
        </aside>
        ${typeof mail === 'string' ? sealed(entry, mail, words) : drawnMail(entry.id, mail, { isOpen: !form, words: inbox.email })}
      </article>`,
  };
}

/** In place of a mail that may not be shown: its recipient, and why. */
function sealed(entry: InboxEntry, why: string, words: RelayWords): Html {
  return html`<div class="mail">
    ${entry.kind === 'other' ? facts(entry, words) : ''}
    <p class="sealed">${why}</p>
  </div>`;
}

const formOf = (template: string) => (isTemplateId(template) ? templates[template].form : undefined);

/** The one-line fields, without the subject, which is the heading. */
function facts({ fields, template, received }: InboxEntry, words: RelayWords): Html {
  const { fieldLabels, inbox } = words;
  const form = formOf(template);
  const told = form ? lineFields(form).filter((name) => name !== 'subject') : [];
  const { lines } = callTimeText({ fields, storedAt: received }, 'owner', words);
  return factList([
    ...told.map((name): Fact => [fieldLabels[name], name === 'phone' ? callLink(fields[name]) : fields[name]]),
    [inbox.email.to, form ? undefined : fields['email']],
    [fieldLabels.preferred_time, lines.length > 0 ? html`${lines.map(line)}` : undefined],
  ]);
}

const line = (text: string) => html`<span class="line">${text}</span>`;

function callLink(phone = ''): Html | string {
  const link = phoneLink(phone);
  return link ? html`<a href="${link}">${phone}</a>` : phone;
}

type Acting = { query: ListQuery; words: InboxWords['entry']; company: string; clock: Clock };

function actions(entry: InboxEntry, acting: Acting): Html {
  const { id, kind, state, fields } = entry;
  const { query, words } = acting;
  const button = (action: string, label: string, look: string) =>
    html`<form method="post" action="${addressOf(`/mailbox/${id}/${action}`, query)}">
      <button class="${look}">${label}</button>
    </form>`;
  const isStuck = state === 'failed' || state === 'held';
  const canRetry = isStuck || state === 'waiting';
  return html`<div class="actions">
    ${canRetry ? button('retry', words.retry[state], isStuck ? 'primary' : 'outline') : ''}
    ${kind === 'other' || !isEmailAddress(fields['email'] ?? '') ? '' : html`<a class="${isStuck ? 'outline' : 'primary'}" href="${replyTo(entry, acting)}">${words.reply}</a>`}
    ${isStuck || (state === 'delivered' && kind !== 'other') ? button('done', words.done, 'outline') : ''}
    ${state === 'done' ? button('reopen', words.reopen, 'outline') : ''}
  </div>`;
}

/** The button that deletes a mail, closed at first, once nothing more happens to the mail by itself. */
function removal({ id, state }: InboxEntry, query: ListQuery, { removal: say }: InboxWords['entry']): Html | '' {
  if (state === 'waiting' || state === 'sending') return '';
  return html`<details class="removal">
    <summary>${say.open}</summary>
    <form method="post" action="${addressOf(`/mailbox/${id}/delete`, query)}" class="stack">
      <p class="soft">${say.hint}</p>
      <button class="outline">${say.button}</button>
    </form>
  </details>`;
}

/** The longest mailto link: Windows passes on some 2,000 characters of an address. A letter of Hindi takes nine, percent-encoded. */
const longestReply = 2000;

/**
 * A mailto link that answers the visitor and quotes what they wrote. The address is encoded, since a booked call accepts any text,
 * even two addresses.
 */
function replyTo({ template, fields, received }: InboxEntry, { words, company, clock }: Acting): string {
  const address = encodeURIComponent(fields['email'] ?? '').replaceAll('%40', '@');
  const { message, booking } = words.replySubject;
  const about = interpolate(template === 'booking' ? booking : message, { company, subject: fields['subject'] ?? '' });
  const quoted = interpolate(words.quoted, { time: clock.long(received), name: fields['name'] ?? '' });
  const start = `mailto:${address}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`\r\n\r\n${quoted}\r\n`)}`;
  return start + quotation(fields['message'] ?? '', longestReply - start.length);
}

/** As much of a message as fits, quoted and percent-encoded. */
function quotation(message: string, longest: number): string {
  for (let length = longest; length > 0; length = Math.floor(length * 0.8)) {
    const quote = shortened(message, length).replaceAll(/^/gm, '> ').replaceAll(/\r?\n/g, '\r\n');
    const encoded = encodeURIComponent(quote);
    if (encoded.length <= longest) return encoded;
  }
  return '';
}

export function absentPage({ absent, entry }: InboxWords): Page {
  return {
    title: absent.title,
    part: 'inbox',
    content: html`<h1>${absent.heading}</h1>
      <p class="lede">${absent.text}</p>
      <p class="empty"><a href="/mailbox">${entry.all}</a></p> `,
  };
}
