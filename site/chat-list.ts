import { type ChatList, phraseRanks } from '../content/chat/chat-intent.ts';
import { intents, limits } from '../content/chat/intents.ts';

/** The list of the chat in one file of its own: the phrases by rank, each rank in the order of the intents. */
export function chatList(): ChatList {
  const entries = phraseRanks.flatMap((rank) => {
    const ordered = rank === 'exceptions' ? intents.toSorted((a, b) => first(a.id) - first(b.id)) : intents;
    return ordered.flatMap(({ id, phrases }) => {
      const text = phrases[rank];
      return text === undefined ? [] : [[id, text.replace(/\s*,\s*/g, ',').trim()] as const];
    });
  });
  return { entries, replies: Object.fromEntries(intents.map(({ id, reply }) => [id, reply])) };
}

const first = (id: string) => (limits.has(id) ? 0 : 1);
