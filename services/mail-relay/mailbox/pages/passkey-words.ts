import { html } from 'hono/html';
import type { PasskeyFailure } from '../../../passkeys/passkey-error.ts';
import type { Html } from './page.ts';

/** Why a passkey was not taken, and what to do. */
export const passkeyFailureWords: Record<PasskeyFailure, string> = {
  expired: 'That took more than five minutes, or was sent twice. Try again.',
  unknown: 'This passkey does not open the inbox. It may have been removed.',
  known: 'This passkey has been added before.',
  full: 'There are 20 passkeys, which is the limit. Remove one first.',
  refused: 'The passkey was not accepted. Try again, or log in another way.',
};

/** Makes a form ask the browser for a passkey; the form stays hidden in a browser that has none, or runs no script. */
export function asksForPasskey(action: 'create' | 'get', options: string): Html {
  return html` hidden data-passkey="${action}" data-options="${options}" data-cancelled="The browser did not give a
  passkey. Try again." data-known="${passkeyFailureWords.known}" data-failed="That did not work. Reload this page and
  try again."`;
}

/** For whom the form stays hidden; the script hides this instead where it can. */
export const withoutPasskeys = html`<p class="soft" data-without-passkeys>
  Adding a passkey needs JavaScript, and a browser that has passkeys.
</p>`;
