import { formNotices } from '../../content/form-notices.ts';
import { labels } from '../../content/labels.ts';
import { footer } from '../../content/navigation.ts';
import { letterNotSentPage } from '../../content/pages/newsletter-answers.ts';
import { answerToken } from '../../contracts/contact-answer.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { MessageDesk } from '../sections/message-desk/message-desk.tsx';
import styles from './letter-not-sent.module.css';

const headingId = 'letter-heading';

/** The newsletter's field again, for people without JavaScript whose address was not taken. The server fills in the tokens. */
export function LetterNotSentPage() {
  const { heading, text } = letterNotSentPage;
  return (
    <MessageDesk
      heading={heading}
      headingId={headingId}
      lede={text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      formNotice={formNotices.newsletter}
      form={
        <form className={styles.form} action={newsletterPaths.subscribe} method="post" aria-labelledby={headingId}>
          <TextField
            label={labels.forms.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={answerToken('email')}
          />
          <Button type="submit">{footer.newsletter.button}</Button>
        </form>
      }
    />
  );
}
