import { networksOf } from '../../client-network.ts';
import type { Count, Limit, Refund } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import type { MailFields } from '../outbox/mail.ts';
import { contentHash } from './message-key.ts';

/** New messages one client address may send: more than any person, fewer than a flood. */
const perMinute: Limit = { name: 'messages-per-minute', points: 30, seconds: 60, shared: true };
const perHour: Limit = { name: 'messages-per-hour', points: 200, seconds: 60 * 60, shared: true };
/**
 * Of the /24 or /48 around it: one customer of a provider may hold it whole. Fewer than reach the owner at once and within an
 * hour (budget/owner-pace.ts), so that no such network delays what others write.
 */
const perHourAround: Limit = { name: 'messages-per-hour-around', points: 240, seconds: 60 * 60, shared: true };
/** The same words from anywhere: a campaign rotates its addresses, not its text. */
const perContent: Limit = { name: 'same-words', points: 20, seconds: 10 * 60, shared: true };
/** Shorter words than these, many people write: `Hello` alone is no campaign. */
const campaignLength = 100;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** How much one visitor may send. Addresses are never written down. */
export function createRateLimits(limits: Limits) {
  return {
    /** Counts a new message; gives it back when it proves not to be new. Rejects with LimitExceeded when it is one too many. */
    async message(address: string, fields: MailFields = {}): Promise<Refund> {
      const networks = networksOf(address);
      const [network] = networks;
      const counts: Count[] = [
        [perMinute, network],
        [perHour, network],
        [perHourAround, networks.at(-1) ?? network],
      ];
      if (wordsIn(fields) >= campaignLength) counts.push([perContent, contentHash(fields)]);
      return limits.take(counts);
    },
  };
}

function wordsIn({ subject = '', message = '' }: MailFields): number {
  return subject.length + message.length;
}
