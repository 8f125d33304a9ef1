import { html } from 'hono/html';
import { counted } from '../../../../contracts/counted.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import { shortened } from '../../templates/shortened.ts';
import { type InboxEntry, inboxStates } from '../inbox-entry.ts';
import type { InboxCount } from '../list-mails.ts';
import { isOfKind, type KindFilter, mailKinds, mailSubject } from '../mail-kind.ts';
import type { Clock } from './clock.ts';
import { dayScale } from './day-scale.ts';
import { addressOf, listAddress, type ListQuery, pagesOf } from './list-query.ts';
import { interpolateHtml, type Html, type Page } from './page.ts';
import { paging } from './paging.ts';
import { stateMark } from './state-mark.ts';

export type ListPage = {
  query: ListQuery;
  entries: readonly InboxEntry[];
  /** Counts of the mails that match the search. */
  matching: readonly InboxCount[];
  all: readonly InboxCount[];
  /** Messages and bookings of each of the last days, the oldest first. */
  perDay: readonly number[];
  isKept: boolean;
  words: RelayWords;
  clock: Clock;
};

export function listPage(shown: ListPage): Page {
  const { query, entries, matching, all, perDay, isKept, words } = shown;
  const { kind, state, text, page } = query;
  const { language, company, inbox } = words;
  const { list } = inbox;
  const count = (wanted: Wanted) => sum(matching, wanted);
  const found = count({ kind, state });
  const link = (label: Html | string, number: number, address: string, isHere: boolean) =>
    html`<li ${number === 0 && !isHere ? html` data-none` : ''}>
      <a href="${address}" ${isHere ? html` aria-current="true"` : ''}>${label} <span class="count">${number}</span></a>
    </li>`;
  const isFiltered = Boolean(kind ?? state ?? text);
  const foundWords = counted(language, text ? list.foundWith : list.found, found, { text: text ?? '' });
  if (all.length === 0) return emptyPage(shown);

  const pages = pagesOf(found);

  return {
    title: [
      kind ? inbox.kinds[kind].all : inbox.frame.inbox,
      ...(state ? [inbox.states[state]] : []),
      ...(text ? [text] : []),
      ...(page > 1 ? [interpolate(inbox.paging.page, { page, pages })] : []),
    ].join(' · '),
    part: 'inbox',
    content: html`<div class="head">
        <div>
          <h1>${inbox.frame.inbox}</h1>
          <p class="lede">${summary(all, { isKept, words })}</p>
        </div>
        ${dayScale(perDay, words)}
      </div>
      <form class="search" role="search" action="/mailbox">
        ${kind ? html`<input type="hidden" name="kind" value="${kind}" />` : ''}
        ${state ? html`<input type="hidden" name="state" value="${state}" />` : ''}
        <label class="unseen" for="q">${list.searchLabel}</label>
        <input id="q" name="q" type="search" value="${text ?? ''}" placeholder="${list.placeholder}" maxlength="100" />
        <button class="outline">${list.search}</button>
      </form>
      <nav class="kinds" aria-label="${list.kinds}">
        <ul>
          ${link(list.written, count({}), listAddress(query, { kind: undefined, state: undefined }), !kind)}
          ${mailKinds.map((one) => link(inbox.kinds[one].all, count({ kind: one }), listAddress(query, { kind: one, state: undefined }), one === kind))}
        </ul>
      </nav>
      <div class="columns">
        <nav class="states" aria-label="${list.states}">
          <ul>
            ${link(list.anyState, count({ kind }), listAddress(query, { state: undefined }), !state)}
            ${inboxStates.map((one) => link(stateMark(one, inbox), count({ kind, state: one }), listAddress(query, { state: one }), one === state))}
          </ul>
        </nav>
        <section aria-label="${list.emails}">
          ${isFiltered ? html`<p class="found" role="status">${foundWords} <a href="/mailbox">${list.showAll}</a></p>` : ''}
          ${entries.length === 0 && !isFiltered ? html`<p class="empty">${list.empty.heading}</p>` : ''}
          ${state === 'failed' && kind !== 'other' ? retryAll(all, words) : ''}
          ${
            entries.length > 0
              ? html`<ol class="ledger">
                  ${entries.map((entry) => row(entry, shown))}
                </ol>`
              : ''
          }
          ${paging({ words: inbox.paging, page, pages, address: (number) => listAddress(query, { page: number }) })}
          <p class="foot">
            ${interpolate(list.foot, { zone: company.timeZoneName })}
            <a href="/mailbox/messages.csv">${list.download}</a>
          </p>
        </section>
      </div>`,
  };
}

/** The inbox before the first mail: what will be here, and how to see it work. */
function emptyPage({ isKept, words }: ListPage): Page {
  const { list, frame } = words.inbox;
  return {
    title: frame.inbox,
    part: 'inbox',
    content: html`<h1>${frame.inbox}</h1>
      ${isKept ? html`<p class="lede">${list.isKept}</p>` : ''}
      <section class="start">
        <h2>${list.empty.heading}</h2>
        <p>${list.empty.text}</p>
        <a class="primary" href="/contact">${list.empty.link}</a>
      </section>`,
  };
}

/** One button for all failed mails to the owner, since a mail server that was away fails many. */
function retryAll(all: readonly InboxCount[], { language, inbox: { list } }: RelayWords): Html | '' {
  const mails = sum(all, { state: 'failed' });
  if (mails === 0) return '';
  return html`<form method="post" action="/mailbox/retry" class="at-once">
    <button class="outline" aria-describedby="retry-hint">${counted(language, list.retryAll, mails)}</button>
    <p class="soft" id="retry-hint">${list.retryHint}</p>
  </form>`;
}

type Wanted = { kind?: KindFilter | undefined; state?: InboxCount['state'] | undefined };

/** How many mails there are of a kind, by default of what visitors wrote, and of a state. */
export function sum(counts: readonly InboxCount[], { kind = 'written', state }: Wanted): number {
  return counts
    .filter((one) => isOfKind(one.kind, kind) && (!state || one.state === state))
    .reduce((total, { mails }) => total + mails, 0);
}

/** The summary over the list: failed mails, waiting ones, quarantine. */
function summary(
  all: readonly InboxCount[],
  { isKept, words: { language, inbox } }: Pick<ListPage, 'isKept' | 'words'>,
): Html {
  const { list } = inbox;
  const linked = (say: 'failed' | 'held' | 'undelivered', wanted: Partial<ListQuery>, look: Html | '' = '') => {
    const mails = sum(all, wanted);
    const href = listAddress({ page: 1, ...wanted });
    const link = html`<a ${look} href="${href}">${counted(language, list[say].link, mails)}</a>`;
    return mails > 0 ? interpolateHtml(counted(language, list[say].text, mails), { link }) : '';
  };
  const onTheWay = all.filter(({ state }) => state === 'waiting' || state === 'sending');
  const waiting = onTheWay.reduce((total, { mails }) => total + mails, 0);
  const news = [
    linked('failed', { state: 'failed' }, html`class="alarm"`),
    waiting > 0 ? counted(language, list.sending, waiting) : '',
    linked('held', { state: 'held' }),
    linked('undelivered', { kind: 'other', state: 'failed' }),
  ].filter((one) => one !== '');
  const restDelivered = all.some(({ state }) => state === 'delivered') ? list.restDelivered : '';
  const delivered = news.length === 0 ? list.allDelivered : restDelivered;
  return html`${news.map((one) => html`${one} `)}${isKept ? list.isKept : delivered}`;
}

function row(entry: InboxEntry, { query, words, clock }: ListPage): Html {
  const { id, kind, template, state, received, fields } = entry;
  const { name, email = '', message = '' } = fields;
  return html`<li>
    <a href="${addressOf(`/mailbox/${id}`, query)}">
      <span class="who" dir="auto">${shortened(name ?? email, 160)}</span>
      <time datetime="${new Date(received).toISOString()}">${clock.short(received)}</time>
      <span class="what" dir="auto"><b>${mailSubject(template, fields, words)}</b> ${shortened(message, 160)}</span>
      <span class="marks"
        >${stateMark(state, words.inbox)}<span class="kind">${words.inbox.kinds[kind].one}</span></span
      >
    </a>
  </li>`;
}
