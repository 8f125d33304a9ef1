import { contactFormWords } from '../../../content/contact-form.ts';
import type { ContactFields } from '../../../contracts/contact-form.ts';
import { maximumVariablesBytes, messageKeyField } from '../../../contracts/email-wire.ts';
import { sendFailures } from '../../../contracts/messages.ts';
import { fillTimeField, honeypotField } from '../../../contracts/spam-check.ts';
import type { EmailClient } from '../../email-client/email-client.ts';
import type { EmailRoute } from '../../email-client/email-config.ts';
import { faultsOf, type Faults } from './contact-fields.ts';

/** One message, ready to go. */
export type ContactMessage = {
  fields: ContactFields;
  /** The same for both attempts and for a retry, so that no way out delivers it a second time. */
  key: string;
  filledInMs: number;
  /** What stands in the field that no person sees. */
  honeypot: string;
};

type Delivery = {
  send: EmailClient['send'];
  routes: { primary: EmailRoute; backup: EmailRoute };
  /** Hears of every failed attempt; the visitor hears only of the outcome. */
  onFailure: (failure: Error) => void;
};

/** Tries the primary service, then the backup (specification §7). Resolves to the one that took the message; never rejects. */
export async function deliver(
  message: ContactMessage,
  { send, routes, onFailure }: Delivery,
): Promise<'primary' | 'backup' | 'none'> {
  for (const way of ['primary', 'backup'] as const) {
    const { serviceId, templateId, to } = routes[way];
    try {
      await send(serviceId, templateId, parametersOf(message, to));
      return way;
    } catch (cause) {
      onFailure(new Error(sendFailures[way], { cause }));
    }
  }
  return 'none';
}

function parametersOf({ fields, key, filledInMs, honeypot }: ContactMessage, to: string): Record<string, string> {
  const parameters = {
    ...fields,
    to,
    [messageKeyField]: key,
    [fillTimeField]: String(Math.round(filledInMs)),
  };
  return honeypot ? { ...parameters, [honeypotField]: honeypot } : parameters;
}

/** Room for what travels beside the four fields: recipient, key and fill time. */
const ENVELOPE_BYTES = 500;

/** Everything the e-mail service would refuse, found before the visitor has to wait for it. */
export function faultsBeforeSending(fields: ContactFields): Faults {
  const faults = faultsOf(fields);
  const bytes = new TextEncoder().encode(Object.values(fields).join('')).length;
  if (bytes + ENVELOPE_BYTES <= maximumVariablesBytes) return faults;
  return { ...faults, message: contactFormWords.tooLarge };
}
