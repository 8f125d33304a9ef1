import { formNotices } from '../../content/form-notices.ts';
import { callNotBookedPage } from '../../content/pages/contact-answers.ts';
import { answerTokens, faultTokens } from '../../contracts/contact-answer.ts';
import { BookingFormView } from '../islands/booking-form/booking-form-view.tsx';
import { TwoDials } from '../media/two-dials/two-dials.tsx';
import { NotSentPage } from './not-sent-page.tsx';

const headingId = 'booking-heading';

/** Both steps at once. */
export function CallNotBookedPage() {
  return (
    <NotSentPage
      words={callNotBookedPage}
      headingId={headingId}
      figure={<TwoDials />}
      formNotice={formNotices.message}
      form={
        <BookingFormView
          labelledBy={headingId}
          step="all"
          values={answerTokens('booking')}
          errors={faultTokens('booking')}
        />
      }
    />
  );
}
