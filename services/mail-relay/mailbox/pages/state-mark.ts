import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { InboxState } from '../inbox-entry.ts';
import type { Html } from './page.ts';

const dials: Record<InboxState, Html> = {
  waiting: html`<circle cx="8" cy="8" r="6" /><path d="M8 4.5V8l2.5 1.5" />`,
  sending: html`<circle cx="8" cy="8" r="6" /><path class="full" d="M8 2a6 6 0 0 1 0 12Z" />`,
  delivered: html`<circle class="full" cx="8" cy="8" r="6" />`,
  done: html`<circle cx="8" cy="8" r="6" /><path d="m5.3 8.2 2 2 3.4-4.2" />`,
  failed: html`<path class="full" d="M8 1.5 15 14H1Z" /><path class="cut" d="M8 6v4m0 1.4v.6" />`,
  held: html`<circle cx="8" cy="8" r="6" /><path d="M5 8h6" />`,
};

/** The state as an icon and a word; never by colour alone. */
export function stateMark(state: InboxState, { states }: InboxWords): Html {
  return html`<span class="state" data-state="${state}"
    ><svg viewBox="0 0 16 16" aria-hidden="true">${dials[state]}</svg>${states[state]}</span
  >`;
}
