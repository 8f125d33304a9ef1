import type { MailBudget } from '../budget/mail-budget.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { RateLimits } from '../protocol/rate-limits.ts';
import { Refusal } from '../protocol/refusal.ts';
import { languageOf, type RelayEdition } from '../relay-edition.ts';
import type { Subscribers } from './subscribers.ts';

type Result = Awaited<ReturnType<Subscribers['subscribe']>>;

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
  const underWay = new Map<string, Promise<Result>>();

  /** The budget is asked before the store: a transaction that waited for it would hold a connection that counting needs. */
  async function order(email: string, sender: string, language: MailFields): Promise<Result> {
    const grant = await budget.grant({ template: 'newsletter_confirm', inbox: email, sender });
    let result: Result | undefined;
    try {
      result = await subscribers.subscribe(email, 'refund' in grant, language);
      return result;
    } finally {
      if (result !== 'stored' && 'refund' in grant) await grant.refund();
    }
  }

  /** Several clicks at once are one order, and take of the budget what one takes. */
  async function orderOnce(email: string, sender: string, language: MailFields): Promise<Result> {
    const key = JSON.stringify([email.toLowerCase(), sender]);
    const same = underWay.get(key);
    if (same) return (await same) === 'enough' ? 'enough' : 'repeated';
    const begun = order(email, sender, language).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  /** New and known addresses are answered alike, so that nobody learns whose address is known here. */
  return async (email, client, isProgram, edition) => {
    const refund = await rateLimits.message(client);
    if (isProgram) return;
    const result = await orderOnce(email, client, languageOf(edition));
    if (result === 'enough') throw new Refusal(429, edition.words.notices.newsletter.failed, { 'retry-after': '3600' });
    if (result === 'stored') onStored();
    else await refund();
  };
}
