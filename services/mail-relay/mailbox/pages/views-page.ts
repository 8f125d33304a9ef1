import { html } from 'hono/html';
import { counted } from '../../../../contracts/counted.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import { timeWriter } from '../../../../contracts/written-time.ts';
import { type DayOfViews, lookBack, type PageOfViews } from '../../../page-views/stored-views.ts';
import type { Html, Page } from './page.ts';

export type ViewsPage = {
  /** The last days, today first. */
  days: readonly DayOfViews[];
  /** The most viewed first. */
  pages: readonly PageOfViews[];
  /** Names of pages by address; pages of earlier versions have none. */
  pageNames: ReadonlyMap<string, string>;
  words: RelayWords;
};

export function viewsPage({ days, pages, pageNames, words }: ViewsPage): Page {
  const { language, company, inbox } = words;
  const { views: say, frame } = inbox;
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const figures = new Intl.NumberFormat(language);
  const foot = interpolate(say.foot, { zone: company.timeZoneName });
  return {
    title: frame.views,
    part: 'views',
    content:
      pages.length === 0
        ? html`<h1>${frame.views}</h1>
            <p class="lede">${say.empty}</p>
            <p class="foot">${foot}</p>`
        : html`<h1>${frame.views}</h1>
            <p class="lede">${counted(language, say.total, total, { days: lookBack.month })}</p>
            <div class="views">
              <section>
                <h2 id="by-day">${say.byDay}</h2>
                ${dayTable(days, words, figures)}
              </section>
              <section>
                <h2 id="by-page">${say.byPage}</h2>
                ${pageTable(pages, pageNames, say, figures)}
              </section>
            </div>
            <p class="foot">${foot} <a href="/mailbox/views.csv">${say.download}</a></p>`,
  };
}

const tableHead = (names: readonly string[]) =>
  html`<thead>
    <tr>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`;

/** A bar for each day, the longest for the day with the most views. */
function dayTable(days: readonly DayOfViews[], { language, inbox }: RelayWords, figures: Intl.NumberFormat): Html {
  const { times, views: say } = inbox;
  const most = Math.max(...days.map(({ views }) => views), 1);
  const write = timeWriter(language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return html`<table class="by-day" aria-labelledby="by-day">
    ${tableHead([say.day, say.views])}
    <tbody>
      ${days.map(
        ({ day, views }) =>
          html`<tr>
            <th scope="row"><time datetime="${day}">${write(Date.parse(day), times.day)}</time></th>
            <td>
              <div class="bar-of-day">
                ${figures.format(views)}
                <svg aria-hidden="true"><rect width="${((100 * views) / most).toFixed(1)}%" height="100%" /></svg>
              </div>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function pageTable(
  pages: readonly PageOfViews[],
  names: ViewsPage['pageNames'],
  say: RelayWords['inbox']['views'],
  figures: Intl.NumberFormat,
): Html {
  const ofDays = (days: number) => interpolate(say.days, { days });
  return html`<table class="by-page" aria-labelledby="by-page">
    ${tableHead([say.page, ofDays(lookBack.week), ofDays(lookBack.month), say.year])}
    <tbody>
      ${pages.map(
        ({ path, week, month, year }) =>
          html`<tr>
            <th scope="row">${names.get(path) ?? ''} <span class="soft">${path}</span></th>
            <td>${figures.format(week)}</td>
            <td>${figures.format(month)}</td>
            <td>${figures.format(year)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
