import { formNotices } from '../../content/form-notices.ts';
import { chatbotPage, chatSuggestions, chatWithoutScript } from '../../content/pages/chatbot.ts';
import { Island } from '../islands/island.ts';
import { TalkSection } from '../sections/talk/talk-section.tsx';

/** The chat page. The chat is an island; without JavaScript the page names other ways to get in touch. */
export function ChatbotPage() {
  return (
    <TalkSection
      {...chatbotPage}
      withoutScript={chatWithoutScript}
      formNotice={formNotices.chat}
      chat={<Island of="chat" props={{ suggestions: chatSuggestions }} />}
    />
  );
}
