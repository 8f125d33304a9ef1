import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import { networkOf } from '../../client-network.ts';
import { Refusal } from './refusal.ts';

/** New messages one client address may send: more than any person, fewer than a flood. */
const perMinute = { points: 30, duration: 60 };
const perHour = { points: 200, duration: 60 * 60 };
/** The same words from anywhere: a campaign rotates its addresses, not its text. */
const perContent = { points: 20, duration: 10 * 60 };

/**
 * Counts new messages per client address and per content, in the memory of this process: addresses are never written down.
 * `take` throws a Refusal (429) when one is used up; what it resolves to gives the message back, for one that was not new.
 */
export function createRateLimits() {
  const minute = new RateLimiterMemory(perMinute);
  const hour = new RateLimiterMemory(perHour);
  const content = new RateLimiterMemory(perContent);

  return {
    async take(address: string, contentHash: string): Promise<() => Promise<void>> {
      const network = networkOf(address);
      const counts = [
        [minute, network],
        [hour, network],
        [content, contentHash],
      ] as const;
      const taken: (typeof counts)[number][] = [];
      const giveBack = async () => void (await Promise.all(taken.map(([limiter, key]) => limiter.reward(key))));
      for (const [limiter, key] of counts) {
        try {
          await limiter.consume(key);
          taken.push([limiter, key] as (typeof counts)[number]);
        } catch (error) {
          await giveBack();
          if (!(error instanceof RateLimiterRes)) throw error;
          throw new Refusal(429, emailAnswers.tooMany, { 'retry-after': `${Math.ceil(error.msBeforeNext / 1000)}` });
        }
      }
      return giveBack;
    },
  };
}
