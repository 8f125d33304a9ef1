import type { MailBudget } from '../budget/mail-budget.ts';
import type { RateLimits } from '../protocol/rate-limits.ts';
import { Refusal } from '../protocol/refusal.ts';
import { languageOf, type RelayEdition } from '../relay-edition.ts';
import type { Subscribers } from './subscribers.ts';

type SubscribeOptions = {
  subscribers: Pick<Subscribers, 'subscribe'>;
  rateLimits: Pick<RateLimits, 'message'>;
  budget: MailBudget;
  /** Called after a mail was stored that is to be delivered. */
  onStored: () => void;
};

/** `client` is who asks; `isProgram`: the spam checks take it for no person. Rejects with LimitExceeded or a Refusal (429) when it is too much. */
export type Subscribe = (
  email: string,
  client: string,
  isProgram: boolean,
  edition: Pick<RelayEdition, 'prefix' | 'words'>,
) => Promise<void>;

/** Orders the letter, under the same limits whichever way the wish comes in. */
export function createSubscribe({ subscribers, rateLimits, budget, onStored }: SubscribeOptions): Subscribe {
  /** New and known addresses are answered alike, so that nobody learns whose address is known here. */
  return async (email, client, isProgram, edition) => {
    const refund = await rateLimits.message(client);
    if (isProgram) return;
    const wish = { template: 'newsletter_confirm', inbox: email, sender: client } as const;
    const result = await subscribers.subscribe(
      email,
      async () => 'refund' in (await budget.grant(wish)),
      languageOf(edition),
    );
    if (result === 'enough') throw new Refusal(429, edition.words.notices.newsletter.failed, { 'retry-after': '3600' });
    if (result === 'stored') onStored();
    else await refund();
  };
}
