import { html } from 'hono/html';
import { counted } from '../../../../contracts/counted.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import type { SubscriberState } from '../../../database/schema.ts';
import { type Subscriber, subscriberStates } from '../../newsletter/subscribers.ts';
import type { Clock } from './clock.ts';
import { addressOf, pagesOf } from './list-query.ts';
import type { Html, Page } from './page.ts';
import { paging } from './paging.ts';

export type SubscribersPage = {
  state: SubscriberState | undefined;
  text: string | undefined;
  page: number;
  subscribers: readonly Subscriber[];
  counts: readonly { state: SubscriberState; subscribers: number }[];
  words: RelayWords;
  clock: Clock;
};

export const subscribersPath = '/mailbox/subscribers';

/** How many subscribers there are, by default of all states. */
export function countOf(counts: SubscribersPage['counts'], wanted?: SubscriberState): number {
  return counts.filter((one) => !wanted || one.state === wanted).reduce((sum, one) => sum + one.subscribers, 0);
}

export function subscribersPage(shown: SubscribersPage): Page {
  const { state, text, page, subscribers, counts, words } = shown;
  const { subscribers: say, frame, paging: pagingWords } = words.inbox;
  const count = (wanted?: SubscriberState) => countOf(counts, wanted);
  // With a search the counts cover only the matches, so the total is left out.
  const readers = text ? '' : `${counted(words.language, say.readers, count('confirmed'))} `;
  const address = (wanted: SubscriberState | undefined, number = 1) =>
    addressOf(subscribersPath, { state: wanted, text, page: number });
  const link = (label: string, wanted?: SubscriberState) =>
    html`<li>
      <a href="${address(wanted)}" ${wanted === state ? html` aria-current="true"` : ''}
        >${label} <span class="count">${count(wanted)}</span></a
      >
    </li>`;

  const head = { title: frame.subscribers, part: 'subscribers' } as const;
  if (!text && count() === 0) {
    return {
      ...head,
      content: html`<h1>${frame.subscribers}</h1>
        <section class="start">
          <h2>${say.empty.heading}</h2>
          <p>${say.empty.text}</p>
        </section>`,
    };
  }
  return {
    ...head,
    content: html`<div class="head">
        <div>
          <h1>${frame.subscribers}</h1>
          <p class="lede">${readers}${say.confirmedOnly}</p>
        </div>
        <form method="post" action="${subscribersPath}.csv" class="side">
          <button class="outline" aria-describedby="csv-hint">${say.download}</button>
          <p class="soft" id="csv-hint">${say.downloadHint}</p>
        </form>
      </div>
      <form class="search" role="search" action="${subscribersPath}">
        ${state ? html`<input type="hidden" name="state" value="${state}" />` : ''}
        <label class="unseen" for="q">${say.searchLabel}</label>
        <input id="q" name="q" type="search" value="${text ?? ''}" placeholder="${say.placeholder}" maxlength="100" />
        <button class="outline">${say.search}</button>
      </form>
      <nav class="kinds" aria-label="${say.states}">
        <ul>
          ${link(say.all)} ${subscriberStates.map((one) => link(say.names[one], one))}
        </ul>
      </nav>
      ${
        subscribers.length === 0
          ? html`<p class="empty">${say.noMatch}</p>`
          : html`<ul class="ledger readers">
              ${subscribers.map((one) => row(one, shown))}
            </ul>`
      }
      ${paging({ words: pagingWords, page, pages: pagesOf(count(state)), address: (number) => address(state, number) })}`,
  };
}

function row({ email, state, since }: Subscriber, shown: SubscribersPage): Html {
  const { words, clock } = shown;
  const { subscribers: say } = words.inbox;
  return html`<li>
    <span class="who" dir="auto">${email}</span>
    <span class="reader" data-state="${state}">${say.names[state]}</span>
    <time datetime="${new Date(since).toISOString()}" title="${clock.long(since)}">${clock.short(since)}</time>
    ${
      state === 'left'
        ? html`<span></span>`
        : html`<details>
            <summary>${say.end}<span class="unseen"> ${interpolate(say.endWhich, { email })}</span></summary>
            <form method="post" action="${addressOf(`${subscribersPath}/end`, shown)}">
              <input type="hidden" name="email" value="${email}" />
              <p>${say.endHint}</p>
              <button class="outline">${say.endIt}</button>
            </form>
          </details>`
    }
  </li>`;
}
