import { formNotices } from '../../content/form-notices.ts';
import { footer } from '../../content/navigation.ts';
import { newsletterNotSentPage } from '../../content/pages/newsletter-answers.ts';
import { answerTokens, faultTokens } from '../../contracts/answer-pages.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { Button } from '../components/button.tsx';
import { FormFields } from '../form-kit/form-fields.tsx';
import grid from '../form-kit/form-grid.module.css';
import { NotSentPage } from './not-sent-page.tsx';
import { sitePrefix } from '../language/address.ts';

const headingId = 'newsletter-heading';

export function NewsletterNotSentPage() {
  return (
    <NotSentPage
      words={newsletterNotSentPage}
      headingId={headingId}
      formNotice={formNotices.newsletter}
      form={
        <form
          className={grid.form}
          action={sitePrefix + newsletterPaths.subscribe}
          method="post"
          aria-labelledby={headingId}
        >
          <FormFields form="newsletter" values={answerTokens('newsletter')} errors={faultTokens('newsletter')} />
          <p>
            <Button type="submit">{footer.newsletter.button}</Button>
          </p>
        </form>
      }
    />
  );
}
