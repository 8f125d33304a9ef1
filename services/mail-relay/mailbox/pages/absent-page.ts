import { html } from 'hono/html';
import type { Page } from './page.ts';

export function absentPage(): Page {
  return {
    title: 'No such mail',
    part: 'inbox',
    content: html`<div class="door">
      <h1>There is no such mail</h1>
      <p class="soft">It may have been forgotten: what was delivered or is done stays for 30 days.</p>
      <p><a href="/mailbox">All mail</a></p>
    </div>`,
  };
}
