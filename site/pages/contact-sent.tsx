import { contactSentPage } from '../../content/pages/contact-answers.ts';
import { SentNotice } from '../sections/sent-notice/sent-notice.tsx';

/** What people without JavaScript see after their message has been stored. */
export function ContactSentPage() {
  const { heading, text, links } = contactSentPage;
  return <SentNotice heading={heading} text={text} links={links} />;
}
