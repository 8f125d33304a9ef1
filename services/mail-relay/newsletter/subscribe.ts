import type { RelayWords } from '../../../contracts/mails.ts';
import type { Limits } from '../../limits/limits.ts';
import type { MailBudget } from '../budget/mail-budget.ts';
import { countMessage } from '../protocol/rate-limits.ts';
import { Refusal } from '../protocol/refusal.ts';
import type { Subscribers } from './subscribers.ts';

type Result = Awaited<ReturnType<Subscribers['subscribe']>>;

type SubscribeOptions = {
  subscribers: Pick<Subscribers, 'subscribe'>;
  limits: Limits;
  budget: MailBudget;
  onStored: () => void;
};

/** Subscribes an address. `client` is the sender's IP address; with `isProgram` (by the spam checks) nothing is stored. Rejects with LimitExceeded or a Refusal (429). */
export type Subscribe = (email: string, client: string, isProgram: boolean, words: RelayWords) => Promise<void>;

/** Creates the one function behind both ways to subscribe, so that they share their limits. */
export function createSubscribe({ subscribers, limits, budget, onStored }: SubscribeOptions): Subscribe {
  const pending = new Map<string, Promise<Result>>();

  /** Stores one subscription. The mail budget is asked outside the transaction, which would hold a connection that the budget needs. */
  async function storeOne(email: string, sender: string, words: RelayWords): Promise<Result> {
    const grant = await budget.grant({ template: 'newsletter_confirm', inbox: email, sender });
    let result: Result | undefined;
    try {
      result = await subscribers.subscribe(email, 'refund' in grant, words.language);
    } finally {
      if (result !== 'stored' && 'refund' in grant) await grant.refund();
    }
    if (result === 'enough' && 'enough' in grant) {
      const headers = { 'retry-after': `${grant.retryAfterSeconds}` };
      throw new Refusal(429, words.notices.newsletter.failed, headers);
    }
    return result;
  }

  /** Joins concurrent requests of the same address and sender, so that several clicks take one mail from the budget. */
  async function storeOnce(email: string, sender: string, words: RelayWords): Promise<Result> {
    const key = JSON.stringify([email.toLowerCase(), sender]);
    const same = pending.get(key);
    if (same) return same.then(() => 'repeated');
    const begun = storeOne(email, sender, words).finally(() => pending.delete(key));
    pending.set(key, begun);
    return begun;
  }

  /** Answers new and known addresses alike, so that nobody learns who is subscribed. */
  return async (email, client, isProgram, words) => {
    const refund = await countMessage(limits, client);
    if (isProgram) return;
    const result = await storeOnce(email, client, words);
    if (result === 'stored') onStored();
    else await refund();
  };
}
