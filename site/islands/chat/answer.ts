import type { ChatList } from '../../../content/chat/chat-intent.ts';
import { chatWords } from '../../../content/chat/chat-words.ts';
import { chatMessages } from '../../../contracts/messages.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { onceDownloaded } from '../../browser/site-search/download.ts';
import { createSearcher } from '../../browser/site-search/search.ts';
import type { Answer } from './chat-state.ts';
import { createReplier, type Replier } from './find-reply.ts';
import { suggestPages } from './suggest-pages.ts';

export type Answers = ReturnType<typeof createAnswers>;

/** The source of the replies: two files of this site, fetched once. Nothing of the conversation is sent. */
export function createAnswers(onList: (replier: Replier) => void) {
  /** Fetches the list before the first question. Rejects on failure; a later call tries again. */
  const load = onceDownloaded('/chat-list.json', (list: ChatList) => {
    const replier = createReplier(list);
    onList(replier);
    return replier;
  });
  const site = onceDownloaded('/search-index.json', createSearcher);

  async function answerFrom(replier: Replier, question: string): Promise<Answer> {
    // First the press is painted; with the first question the list is read, which takes a slow phone a while.
    await new Promise((painted) => setTimeout(painted, 100));
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
  // The list may not come, or be of a later release than this page and read otherwise.
  const answer = (question: string): Promise<Answer> =>
    load()
      .then((replier) => answerFrom(replier, question))
      .catch(() => ({ text: chatWords.unavailable, intent: 'unavailable' }));
  return { load, answer };
}

function plainText(reply: Paragraph): string {
  return typeof reply === 'string'
    ? reply
    : reply.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
