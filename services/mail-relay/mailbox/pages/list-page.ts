import { html } from 'hono/html';
import type { RelayWords } from '../../../../contracts/mails.ts';
import type { InboxCount } from '../inbox.ts';
import { type InboxEntry, inboxStates } from '../inbox-entry.ts';
import { mailKinds, mailSubject } from '../mail-kind.ts';
import { dayScale } from './day-scale.ts';
import { listAddress, type ListQuery, pageLength } from './list-query.ts';
import type { Html, Notice, Page } from './page.ts';
import { paging } from './paging.ts';
import { stateMark } from './state-mark.ts';
import { type Clock, counted, kindNames } from './words.ts';

export type ListPage = {
  query: ListQuery;
  entries: readonly InboxEntry[];
  /** Of everything that holds the words looked for. */
  counts: readonly InboxCount[];
  /** Of everything. */
  all: readonly InboxCount[];
  /** Messages and bookings of each of the last days, the oldest first. */
  days: readonly number[];
  /** True where mail is kept as files, since there is no mail server. */
  isKept: boolean;
  words: RelayWords;
  clock: Clock;
  now: number;
  notice: Notice | undefined;
};

/** All mails, a line each, newest first. */
export function listPage(shown: ListPage): Page {
  const { query, entries, counts, all, days, isKept, words, notice } = shown;
  const { kind, state, text, page } = query;
  const count = (wanted: Wanted) => sum(counts, wanted);
  const ofKind = kind ? { kind } : {};
  const found = count({ ...ofKind, ...(state && { state }) });
  const link = (label: Html | string, number: number, address: string, isHere: boolean) =>
    html`<li ${number === 0 && !isHere ? html` data-none` : ''}>
      <a href="${address}" ${isHere ? html` aria-current="true"` : ''}>${label} <span class="count">${number}</span></a>
    </li>`;
  const isFiltered = Boolean(kind ?? state ?? text);

  return {
    title: 'Inbox',
    part: 'inbox',
    notice,
    content: html`<div class="head">
        <div>
          <h1>Inbox</h1>
          <p class="lede">${summary(all, isKept)}</p>
        </div>
        ${dayScale(days)}
      </div>
      <form class="search" role="search" action="/mailbox">
        ${kind ? html`<input type="hidden" name="kind" value="${kind}" />` : ''}
        ${state ? html`<input type="hidden" name="state" value="${state}" />` : ''}
        <label class="unseen" for="q">Search the emails</label>
        <input
          id="q"
          name="q"
          type="search"
          value="${text ?? ''}"
          placeholder="Name, address or words"
          maxlength="100"
        />
        <button class="outline">Search</button>
      </form>
      <nav class="kinds" aria-label="Kinds of email">
        <ul>
          ${link('All', count({}), listAddress(query, { kind: undefined, state: undefined }), !kind)}
          ${mailKinds.map((one) => link(kindNames[one].all, count({ kind: one }), listAddress(query, { kind: one, state: undefined }), one === kind))}
        </ul>
      </nav>
      <div class="columns">
        <nav class="states" aria-label="States">
          <ul>
            ${link('Any state', count(ofKind), listAddress(query, { state: undefined }), !state)}
            ${inboxStates.map((one) => link(stateMark(one), count({ ...ofKind, state: one }), listAddress(query, { state: one }), one === state))}
          </ul>
        </nav>
        <section aria-label="Emails">
          ${isFiltered ? html`<p class="found" role="status">${counted(found, 'email')}${text ? html` with “${text}”` : ''}. <a href="/mailbox">Show all</a></p>` : ''}
          ${entries.length === 0 ? html`<p class="empty">${isFiltered ? 'No email matches.' : 'Nothing has been sent yet.'}</p>` : ''}
          ${
            entries.length > 0
              ? html`<ol class="ledger">
                  ${entries.map((entry) => row(entry, shown))}
                </ol>`
              : ''
          }
          ${paging({ page, pages: Math.ceil(found / pageLength), address: (number) => listAddress(query, { page: number }) })}
          <p class="foot">
            Times are in ${words.company.timeZoneName}. What was delivered or done is kept for 30 days; dead letters are
            kept until they are done.
            <a href="/mailbox/messages.csv">Download messages and bookings as CSV</a>
          </p>
        </section>
      </div>`,
  };
}

type Wanted = Partial<Pick<InboxCount, 'kind' | 'state'>>;

function sum(counts: readonly InboxCount[], { kind, state }: Wanted): number {
  return counts
    .filter((one) => (!kind || one.kind === kind) && (!state || one.state === state))
    .reduce((total, { mails }) => total + mails, 0);
}

/** What the owner should know at once. */
function summary(all: readonly InboxCount[], isKept: boolean): Html {
  const [dead, held] = [sum(all, { state: 'dead' }), sum(all, { state: 'held' })];
  const waiting = sum(all, { state: 'waiting' }) + sum(all, { state: 'sending' });
  const news = [
    dead > 0
      ? html`<a class="alarm" href="/mailbox?state=dead">${counted(dead, 'dead letter')}</a>
          ${dead === 1 ? 'needs' : 'need'} you.`
      : '',
    waiting > 0 ? html`${counted(waiting, 'email')} ${waiting === 1 ? 'is' : 'are'} being sent.` : '',
    held > 0
      ? html`<a href="/mailbox?state=held">${counted(held, 'email')}</a> ${held === 1 ? 'was' : 'were'} kept back as
          spam.`
      : '',
  ].filter((one) => one !== '');
  const rest = isKept
    ? 'No mail server is set, so emails are kept here and not sent.'
    : 'Everything else has been delivered.';
  return html`${news.map((one) => html`${one} `)}${isKept || news.length > 0 ? rest : 'Everything has been delivered.'}`;
}

function row({ id, kind, template, state, received, fields }: InboxEntry, { words, clock, now }: ListPage): Html {
  const { name, email = '', message = '' } = fields;
  return html`<li>
    <a href="/mailbox/${id}">
      <span class="who" dir="auto">${name ?? email}</span>
      <time datetime="${new Date(received).toISOString()}">${clock.short(received, now)}</time>
      <span class="what" dir="auto"
        ><b>${mailSubject(template, fields, words)}</b> ${message.slice(0, 160).toWellFormed()}</span
      >
      <span class="marks">${stateMark(state)}<span class="kind">${kindNames[kind].one}</span></span>
    </a>
  </li>`;
}
