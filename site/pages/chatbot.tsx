import { formNotices } from '../../content/form-notices.ts';
import { chatWords } from '../../content/chat/chat-words.ts';
import { unloaded } from '../../content/form-words.ts';
import { chatbotPage } from '../../content/pages/chatbot.ts';
import { Island } from '../islands/island.ts';
import { TalkSection } from '../sections/talk/talk-section.tsx';

/** The chat page. The chat is an island; without JavaScript the page names other ways to get in touch. */
export function ChatbotPage() {
  return (
    <TalkSection
      {...chatbotPage}
      withoutScript={{ text: chatWords.noScript, links: chatWords.noScriptLinks }}
      formNotice={formNotices.chat}
      chat={<Island of="chat" props={{ suggestions: chatWords.suggestions }} unloaded={unloaded} />}
    />
  );
}
