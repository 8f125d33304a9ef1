import { html } from 'hono/html';
import type { SubscriberState } from '../../../database/newsletter-tables.ts';
import { type Subscriber, subscriberStates } from '../subscriber-list.ts';
import { addressOf, pageLength } from './list-query.ts';
import type { Html, Notice, Page } from './page.ts';
import { paging } from './paging.ts';
import { type Clock, counted } from './words.ts';

export type SubscribersPage = {
  state: SubscriberState | undefined;
  text: string | undefined;
  page: number;
  subscribers: readonly Subscriber[];
  counts: readonly { state: SubscriberState; subscribers: number }[];
  clock: Clock;
  now: number;
  notice?: Notice | undefined;
};

const path = '/mailbox/subscribers';
const names: Record<SubscriberState, string> = { confirmed: 'Subscribed', pending: 'Unconfirmed', left: 'Left' };

/** Who gets the letter. */
export function subscribersPage(shown: SubscribersPage): Page {
  const { state, text, page, subscribers, counts, notice } = shown;
  const count = (wanted?: SubscriberState) =>
    counts.filter((one) => !wanted || one.state === wanted).reduce((sum, one) => sum + one.subscribers, 0);
  // Under a search the counts are of what was found.
  const readers = text ? '' : `${counted(count('confirmed'), 'reader gets', 'readers get')} the newsletter. `;
  const address = (wanted: SubscriberState | undefined, number = 1) =>
    addressOf(path, { state: wanted, q: text, page: number > 1 ? String(number) : undefined });
  const link = (label: string, wanted?: SubscriberState) =>
    html`<li>
      <a href="${address(wanted)}" ${wanted === state ? html` aria-current="true"` : ''}
        >${label} <span class="count">${count(wanted)}</span></a
      >
    </li>`;

  return {
    title: 'Subscribers',
    part: 'subscribers',
    notice,
    content: html`<div class="head">
        <div>
          <h1>Subscribers</h1>
          <p class="lede">${readers}Only confirmed addresses get it.</p>
        </div>
        <form method="post" action="${path}.csv" class="side">
          <button class="outline" aria-describedby="csv-hint">Download CSV</button>
          <p class="soft" id="csv-hint">All confirmed subscribers, each with their own unsubscribe link.</p>
        </form>
      </div>
      <form class="search" role="search" action="${path}">
        ${state ? html`<input type="hidden" name="state" value="${state}" />` : ''}
        <label class="unseen" for="q">Search for an address</label>
        <input id="q" name="q" type="search" value="${text ?? ''}" placeholder="Address" maxlength="100" />
        <button class="outline">Search</button>
      </form>
      <nav class="kinds" aria-label="States">
        <ul>
          ${link('All')} ${subscriberStates.map((one) => link(names[one], one))}
        </ul>
      </nav>
      ${
        subscribers.length === 0
          ? html`<p class="empty">${state || text ? 'No subscriber matches.' : 'No one has subscribed yet.'}</p>`
          : html`<ul class="ledger readers">
              ${subscribers.map((one) => row(one, shown))}
            </ul>`
      }
      ${paging({ page, pages: Math.ceil(count(state) / pageLength), address: (number) => address(state, number) })}`,
  };
}

function row({ email, state, since }: Subscriber, { clock, now }: SubscribersPage): Html {
  return html`<li>
    <span class="who" dir="auto">${email}</span>
    <span class="reader" data-state="${state}">${names[state]}</span>
    <time datetime="${new Date(since).toISOString()}" title="${clock.long(since)}">${clock.short(since, now)}</time>
    ${
      state === 'left'
        ? html`<span></span>`
        : html`<details>
            <summary>End<span class="unseen"> the subscription of ${email}</span></summary>
            <form method="post" action="${path}/end">
              <input type="hidden" name="email" value="${email}" />
              <p>After this the address gets no newsletter. Its reader can subscribe again.</p>
              <button class="outline">End it</button>
            </form>
          </details>`
    }
  </li>`;
}
