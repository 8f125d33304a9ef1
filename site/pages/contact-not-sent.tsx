import { formNotices } from '../../content/form-notices.ts';
import { contactNotSentPage } from '../../content/pages/contact-answers.ts';
import { answerToken, answerTokens } from '../../contracts/contact-answer.ts';
import { Alert } from '../components/alert.tsx';
import { ContactFormView } from '../islands/contact-form/contact-form-view.tsx';
import { FormLayout } from '../sections/form-layout/form-layout.tsx';

const headingId = 'message-heading';

/**
 * The form again, for people without JavaScript whose message was not sent. The server fills in the tokens.
 * It is no island: its values are the server's to write, and scripts would find others than they expect.
 */
export function ContactNotSentPage() {
  const { heading, text } = contactNotSentPage;
  return (
    <FormLayout
      heading={heading}
      headingId={headingId}
      lede={text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      formNotice={formNotices.message}
      form={<ContactFormView labelledBy={headingId} values={answerTokens('contact')} />}
    />
  );
}
