import { html } from 'hono/html';
import type { Html } from './page.ts';

/** The way to newer and older ones; nothing where all stand on one page. */
export function paging({
  page,
  pages,
  address,
}: {
  page: number;
  pages: number;
  address: (page: number) => string;
}): Html | '' {
  if (pages <= 1) return '';
  return html`<nav class="paging" aria-label="Pages">
    ${page > 1 ? html`<a href="${address(page - 1)}" rel="prev">Newer</a>` : html`<span></span>`}
    <span>Page ${page} of ${pages}</span>
    ${page < pages ? html`<a href="${address(page + 1)}" rel="next">Older</a>` : html`<span></span>`}
  </nav>`;
}
