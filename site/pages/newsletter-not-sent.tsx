import { formNotices } from '../../content/form-notices.ts';
import { footer } from '../../content/navigation.ts';
import { letterNotSentPage } from '../../content/pages/newsletter-answers.ts';
import { answerToken, answerTokens } from '../../contracts/contact-answer.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { FormFields } from '../form-kit/form-fields.tsx';
import { FormLayout } from '../sections/form-layout/form-layout.tsx';
import styles from './newsletter-not-sent.module.css';

const headingId = 'letter-heading';

/** The newsletter's field again, for people without JavaScript whose address was not taken. The server fills in the tokens. */
export function NewsletterNotSentPage() {
  const { heading, text } = letterNotSentPage;
  return (
    <FormLayout
      heading={heading}
      headingId={headingId}
      lede={text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      formNotice={formNotices.newsletter}
      form={
        <form className={styles.form} action={newsletterPaths.subscribe} method="post" aria-labelledby={headingId}>
          <FormFields form="newsletter" values={answerTokens('newsletter')} />
          <Button type="submit">{footer.newsletter.button}</Button>
        </form>
      }
    />
  );
}
