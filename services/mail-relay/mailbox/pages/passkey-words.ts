import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { Html } from './page.ts';

type PasskeyWords = InboxWords['passkeys'];

/** Attributes of a form for the passkey script. The form stays hidden without script or passkeys. */
export function asksForPasskey(action: 'create' | 'get', options: string, words: PasskeyWords): Html {
  const { cancelled, failed, failures } = words;
  return html` hidden data-passkey="${action}" data-options="${options}" data-cancelled="${cancelled}"
  data-known="${failures.known}" data-failed="${failed}"`;
}

/** The text shown in place of a passkey form; the script hides it where passkeys are supported. */
export function withoutPasskeys({ unsupported }: PasskeyWords): Html {
  return html`<p class="soft" data-without-passkeys>${unsupported}</p>`;
}
