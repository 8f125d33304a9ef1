import type { ChatList } from '../../../content/chat/chat-intent.ts';
import { chatWords } from '../../../content/chat/chat-words.ts';
import { chatMessages } from '../../../contracts/messages.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { download } from '../../browser/site-search/download.ts';
import { createSearcher, type SearchIndex } from '../../browser/site-search/search.ts';
import type { Answer } from './chat-state.ts';
import { createReplier, type Replier } from './find-reply.ts';
import { suggestPages } from './suggest-pages.ts';

export type Answers = ReturnType<typeof createAnswers>;

/** The source of the replies: two files of this site, fetched once. Nothing of the conversation is sent. */
export function createAnswers(onList: (replier: Replier) => void) {
  /** Fetches the list before the first question. Rejects on failure; a later call tries again. */
  const load = once(async () => {
    const replier = createReplier(await download<ChatList>('/chat-list.json'));
    onList(replier);
    return replier;
  });
  const site = once(async () => createSearcher(await download<SearchIndex>('/search-index.json')));

  async function answer(question: string): Promise<Answer> {
    const replier = await load().catch(() => undefined);
    if (!replier) return { text: chatWords.unavailable, intent: 'unavailable' };
    const intent = replier.find(question);
    const reply = replier.replyOf(intent);
    if (intent !== undefined && reply !== undefined) return { text: plainText(reply), intent };
    const none = { text: chatMessages.noMatch, intent: 'none' };
    const subjects = replier.guess(question);
    if (subjects.length > 0) return { ...none, subjects };
    // Page suggestions are optional: without the index, the specified text and the contact link remain.
    const pages = await site().then(
      (search) => suggestPages(search, question),
      () => [],
    );
    return { ...none, pages };
  }
  return { load, answer };
}

/** Memoises a promise until it rejects. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

function plainText(reply: Paragraph): string {
  return typeof reply === 'string'
    ? reply
    : reply.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
