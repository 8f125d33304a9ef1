import { createHash } from 'node:crypto';
import { isEmailAddress } from '../../../contracts/check-form.ts';
import type { Refund } from '../../limits/limit.ts';
import type { MailBudget } from '../budget/mail-budget.ts';
import type { NewMail } from '../outbox/mail.ts';
import { languageOf, type RelayEdition } from '../relay-edition.ts';
import type { CheckedMessage } from './check-request.ts';

/** Decides which messages are confirmed to the visitor, and with what, in the language they were written in. */
export function createConfirmations(budget: MailBudget, edition: Pick<RelayEdition, 'prefix' | 'words'>) {
  return {
    /**
     * The mail that confirms a booked call; undefined for every other message, for what the spam checks kept back, and for
     * an address that is none or has had enough. It carries the wish for a time and nothing else that was typed. `refund`
     * gives its place in the budget back, for a mail that is not stored.
     */
    async of(
      { template, fields, quarantined }: CheckedMessage,
      key: string,
      client: string,
    ): Promise<{ companion?: NewMail; refund: Refund }> {
      const { email = '', preferred_day = '', preferred_time = '', time_zone = '' } = fields;
      const none = { refund: async () => undefined };
      if (template !== 'booking' || quarantined || !isEmailAddress(email)) return none;
      const grant = await budget.grant({ template: 'booking_confirmation', inbox: email, sender: client });
      if ('enough' in grant) return none;
      const companion: NewMail = {
        key: createHash('sha256').update(`confirmation\0${key}`).digest('hex'),
        template: 'booking_confirmation',
        // The call's own name is the same in both calendars.
        fields: { email, preferred_day, preferred_time, time_zone, call: key.slice(0, 40), ...languageOf(edition) },
        quarantined: false,
      };
      return { companion, refund: grant.refund };
    },
  };
}
