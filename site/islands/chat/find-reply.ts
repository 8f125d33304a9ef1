import type { ChatIntent } from '../../../content/chat/chat-intent.ts';
import { intents } from '../../../content/chat/intents.ts';

/**
 * The first intent of the list with a phrase that occurs in the lower-cased message (specification §7); undefined when none
 * does. A phrase may ask for the end of a word by a space, so the message gets one at either end, and is also read without
 * its punctuation.
 */
export function findReply(message: string): ChatIntent | undefined {
  const lower = message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const text = ` ${lower} \n ${lower
    .replace(/[?!.,;:"()]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
  return intents.find(({ phrases }) => phrases.some((phrase) => text.includes(phrase)));
}

const byId = new Map(intents.map((intent) => [intent.id, intent]));

export function intentOf(id: string | undefined): ChatIntent | undefined {
  return id === undefined ? undefined : byId.get(id);
}
