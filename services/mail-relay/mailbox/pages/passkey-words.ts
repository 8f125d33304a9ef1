import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { Html } from './page.ts';

type PasskeyWords = InboxWords['passkeys'];

/** Makes a form ask the browser for a passkey; the form stays hidden in a browser that has none, or runs no script. */
export function asksForPasskey(action: 'create' | 'get', options: string, words: PasskeyWords): Html {
  const { cancelled, failed, failures } = words;
  return html` hidden data-passkey="${action}" data-options="${options}" data-cancelled="${cancelled}"
  data-known="${failures.known}" data-failed="${failed}"`;
}

/** For whom the form stays hidden; the script hides this instead where it can. */
export function withoutPasskeys({ unsupported }: PasskeyWords): Html {
  return html`<p class="soft" data-without-passkeys>${unsupported}</p>`;
}
