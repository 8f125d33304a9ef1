import { networkOf, widestNetworkOf } from '../../client-network.ts';
import type { Count, Limit, Refund } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import type { MailFields } from '../outbox/mail.ts';
import { contentHash } from './message-key.ts';

/** New messages one client address may send: more than any person, fewer than a flood. */
const perMinute: Limit = { name: 'messages-per-minute', points: 30, seconds: 60 };
const perHour: Limit = { name: 'messages-per-hour', points: 200, seconds: 60 * 60 };
/**
 * Messages of the /24 or /48 around an address, which one customer of a provider may hold. The limit is below what reaches the owner
 * without delay (budget/owner-pace.ts), so that one network cannot delay the messages of others.
 */
const perHourAround: Limit = { name: 'messages-per-hour-around', points: 240, seconds: 60 * 60 };
/** The same text from any address: spam campaigns change their addresses, not their text. */
const perContent: Limit = { name: 'same-words', points: 20, seconds: 10 * 60 };
/** The shortest text, in characters, counted by `perContent`: many people write just `Hello`. */
const campaignLength = 100;

/** Counts a message and resolves to its refund, for one that proves to be a repetition. Rejects with LimitExceeded. */
export function countMessage(limits: Limits, address: string, fields: MailFields = {}): Promise<Refund> {
  const network = networkOf(address);
  const counts: Count[] = [
    [perMinute, network],
    [perHour, network],
    [perHourAround, widestNetworkOf(address)],
  ];
  const { subject = '', message = '' } = fields;
  if (subject.length + message.length >= campaignLength) counts.push([perContent, contentHash(fields)]);
  return limits.take(counts);
}
