import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { Page } from './page.ts';

export function absentPage({ absent, entry }: InboxWords): Page {
  return {
    title: absent.title,
    part: 'inbox',
    content: html`<h1>${absent.heading}</h1>
      <p class="lede">${absent.text}</p>
      <p class="empty"><a href="/mailbox">${entry.all}</a></p> `,
  };
}
