import { messageKeyField } from '../../contracts/email-wire.ts';
import { sendFailures } from '../../contracts/messages.ts';
import { fillTimeField } from '../../contracts/spam-check.ts';
import { EmailError, sendEmail } from '../email-client/email-client.ts';
import type { EmailRoute } from '../email-client/email-config.ts';

export type FormMessage = {
  fields: Record<string, string>;
  /** The same for every attempt, so that no service delivers it a second time. */
  key: string;
  /** How long the page has been open. */
  filledInMs: number;
};

/** The routes of a form: the backup is tried when the primary failed. */
export type Routes = { primary: EmailRoute; backup?: EmailRoute };

/**
 * Tries the primary service, then the backup (specification §7). Resolves to the one that accepted the message; never rejects.
 * `none`: a service refused it. `unanswered`: neither answered, so the connection or the services are down.
 * @param onFailure called for every failed attempt; the visitor sees only the outcome
 */
export async function deliver(
  { fields, key, filledInMs }: FormMessage,
  routes: Routes,
  onFailure: (failure: Error) => void,
): Promise<'primary' | 'backup' | 'none' | 'unanswered'> {
  const message = { ...fields, [messageKeyField]: key, [fillTimeField]: filledInMs.toFixed() };
  let isRefused = false;
  for (const way of ['primary', 'backup'] as const) {
    const route = routes[way];
    if (!route) continue;
    try {
      if (isAnswer(await sendEmail(route, { ...message, to: route.to }))) return way;
      throw new EmailError({ status: 0, text: '' });
    } catch (cause) {
      isRefused ||= isAnswer(cause as Partial<EmailError>);
      onFailure(new Error(sendFailures[way], { cause }));
    }
  }
  return isRefused ? 'none' : 'unanswered';
}

/**
 * Whether the service itself answered. A page with a status of 200 or of 500 and more is a captive portal's, a static host's, or that
 * of a proxy before a server that is down.
 */
function isAnswer({ status = 400, text = '' }: Partial<EmailError>): boolean {
  const isPage = text.trimStart().startsWith('<');
  return status > 0 && !(isPage && (status === 200 || status >= 500));
}
