import { formNotices } from '../../content/form-notices.ts';
import { chatWords } from '../../content/chat/chat-words.ts';
import { unloaded } from '../../content/form-words.ts';
import { chatbotPage } from '../../content/pages/chatbot.ts';
import { Island } from '../islands/island.ts';
import { breadcrumbsTo } from '../page.ts';
import { TalkSection } from '../sections/talk/talk-section.tsx';

/** The chat page. The chat is an island; without JavaScript the page names other ways to get in touch. */
export function ChatbotPage() {
  const { path, heading, lede, notes } = chatbotPage;
  return (
    <TalkSection
      crumbs={breadcrumbsTo(path)}
      heading={heading}
      lede={lede}
      notes={notes}
      withoutScript={{ text: chatWords.noScript, links: chatWords.noScriptLinks }}
      formNotice={formNotices.chat}
      chat={<Island of="chat" props={{ suggestions: chatWords.suggestions }} unloaded={unloaded} />}
    />
  );
}
