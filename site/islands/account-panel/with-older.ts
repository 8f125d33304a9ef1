import type { Correspondence } from '../../../contracts/correspondence.ts';

/** Adds older messages to those known. Pages overlap where new messages have arrived meanwhile, so duplicates are dropped. */
export function withOlder(known: Correspondence | undefined, older: Correspondence): Correspondence {
  if (!known) return older;
  const { messages, newsletter } = known;
  const shown = new Set(messages.map(({ id }) => id));
  const added = older.messages.filter(({ id }) => !shown.has(id));
  return { ...older, messages: [...messages, ...added], ...(newsletter && { newsletter }) };
}
