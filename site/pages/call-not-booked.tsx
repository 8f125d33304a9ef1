import { formNotices } from '../../content/form-notices.ts';
import { callNotBookedPage } from '../../content/pages/contact-answers.ts';
import { answerToken, answerTokens } from '../../contracts/contact-answer.ts';
import { Alert } from '../components/alert.tsx';
import { BookingFormView } from '../islands/booking-form/booking-form-view.tsx';
import { TwoDials } from '../media/two-dials/two-dials.tsx';
import { FormLayout } from '../sections/form-layout/form-layout.tsx';

const headingId = 'booking-heading';

/** Both steps again, for people without JavaScript whose call was not booked. The server fills in the tokens; it is no island. */
export function CallNotBookedPage() {
  const { heading, text } = callNotBookedPage;
  return (
    <FormLayout
      heading={heading}
      headingId={headingId}
      lede={text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      figure={<TwoDials />}
      formNotice={formNotices.message}
      form={<BookingFormView labelledBy={headingId} step="all" values={answerTokens('booking')} />}
    />
  );
}
