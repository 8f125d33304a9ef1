import { html } from 'hono/html';
import type { Page } from './page.ts';

export function absentPage(): Page {
  return {
    title: 'No such email',
    part: 'inbox',
    content: html`<div class="door">
      <h1>There is no such email</h1>
      <p class="soft">It may have been deleted: what was delivered or done is kept for 30 days.</p>
      <p><a href="/mailbox">All emails</a></p>
    </div>`,
  };
}
