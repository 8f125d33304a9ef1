import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { Html } from './page.ts';

type Pager = { words: InboxWords['paging']; page: number; pages: number; address: (page: number) => string };

/** The pager: links to newer and older entries; empty when there is only one page. */
export function paging({ words, page, pages, address }: Pager): Html | '' {
  if (pages <= 1) return '';
  return html`<nav class="paging" aria-label="${words.label}">
    ${page > 1 ? html`<a href="${address(page - 1)}" rel="prev">${words.newer}</a>` : html`<span></span>`}
    <span>${interpolate(words.page, { page, pages })}</span>
    ${page < pages ? html`<a href="${address(page + 1)}" rel="next">${words.older}</a>` : html`<span></span>`}
  </nav>`;
}
