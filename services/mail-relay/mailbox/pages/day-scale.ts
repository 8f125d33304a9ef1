import { html } from 'hono/html';
import { counted } from '../../../../contracts/counted.ts';
import type { RelayWords } from '../../../../contracts/mails.ts';
import type { Html } from './page.ts';

const step = 10;
const base = 64;
const reach = 6;
const tallest = 46;

/** A bar chart of messages per day; the sun stands over today. */
export function dayScale(days: readonly number[], { language, inbox }: RelayWords): Html {
  const most = Math.max(...days, 4);
  const at = (index: number) => 8 + index * step;
  const ticks = days.map((_, index) => `M${at(index)} ${base}v-${reach}`).join('');
  const bars = days
    .map((mails, index) => (mails > 0 ? `M${at(index)} ${base}v-${(reach + (mails / most) * tallest).toFixed(1)}` : ''))
    .join('');
  const today = at(days.length - 1);
  const total = days.reduce((sum, mails) => sum + mails, 0);
  return html`<figure class="scale">
    <svg viewBox="0 0 ${today + 8} 68" aria-hidden="true">
      <path class="hair" d="M2 ${base}.5H${today + 6}" />
      <path class="hair" d="${ticks}" />
      <path class="bars" d="${bars}" />
      <circle
        class="sun"
        cx="${today}"
        cy="${(base - reach - ((days.at(-1) ?? 0) / most) * tallest - 6).toFixed(1)}"
        r="4"
      />
    </svg>
    <figcaption>${counted(language, inbox.list.days, total, { days: days.length })}</figcaption>
  </figure>`;
}
