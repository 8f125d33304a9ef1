import { isEmailAddress } from '../../../contracts/check-form.ts';
import type { Refund } from '../../limits/limit.ts';
import type { MailBudget } from '../budget/mail-budget.ts';
import type { NewMail } from '../outbox/mail.ts';
import type { RelayEdition } from '../relay-options.ts';
import { phoneLink } from '../phone-link.ts';
import type { CheckedMessage } from './check-request.ts';
import { hash } from './message-key.ts';

/**
 * The mail that confirms a booked call; none for other messages, quarantined ones, and addresses that are invalid or over budget.
 * Of the typed fields it holds the address, the requested time and whether there is a number to call. `refund` gives its place in
 * the budget back when the mail is not stored.
 */
export async function confirmationOf(
  { template, fields, quarantined }: CheckedMessage,
  { key, client, budget, edition }: { key: string; client: string; budget: MailBudget; edition: RelayEdition },
): Promise<{ companion?: NewMail; refund: Refund }> {
  const { email = '', phone = '', preferred_day = '', preferred_time = '', time_zone = '' } = fields;
  const none = { refund: async () => undefined };
  if (template !== 'booking' || quarantined || !isEmailAddress(email)) return none;
  const grant = await budget.grant({ template: 'booking_confirmation', inbox: email, sender: client });
  if ('enough' in grant) return none;
  const companion: NewMail = {
    key: hash('confirmation', key),
    template: 'booking_confirmation',
    // The id of the call, so that both calendar files have the same UID.
    fields: {
      email,
      preferred_day,
      preferred_time,
      time_zone,
      call: key.slice(0, 40),
      ...(phoneLink(phone) && { by_phone: 'yes' }),
      language: edition.words.language,
    },
  };
  return { companion, refund: grant.refund };
}
