import { formNotices } from '../../content/form-notices.ts';
import { contactNotSentPage } from '../../content/pages/contact-answers.ts';
import { answerTokens, faultTokens } from '../../contracts/contact-answer.ts';
import { ContactFormView } from '../islands/contact-form/contact-form-view.tsx';
import { NotSentPage } from './not-sent-page.tsx';

const headingId = 'message-heading';

export function ContactNotSentPage() {
  return (
    <NotSentPage
      words={contactNotSentPage}
      headingId={headingId}
      formNotice={formNotices.message}
      form={<ContactFormView labelledBy={headingId} values={answerTokens('contact')} errors={faultTokens('contact')} />}
    />
  );
}
