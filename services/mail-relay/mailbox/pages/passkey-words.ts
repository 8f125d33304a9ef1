import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { Html } from './page.ts';

/**
 * Attributes of a form for the passkey script. The form stays hidden without script or passkeys, and the script hides what has
 * `data-without-passkeys` where there are some.
 */
export function asksForPasskey(action: 'create' | 'get', options: string, words: InboxWords['passkeys']): Html {
  const { cancelled, failed, failures } = words;
  return html` hidden data-passkey="${action}" data-options="${options}" data-cancelled="${cancelled}"
  data-known="${failures.known}" data-failed="${failed}"`;
}
