import { formNotices } from '../../content/form-notices.ts';
import { company } from '../../content/company.ts';
import { bookACallPage } from '../../content/pages/book-a-call.ts';
import { Island } from '../islands/island.ts';
import { TwoDials } from '../media/two-dials/two-dials.tsx';
import { DirectLines } from '../sections/direct-lines/direct-lines.tsx';
import { FormLayout } from '../sections/form-layout/form-layout.tsx';

const headingId = 'booking-heading';

/** Two steps to a booked call, and the two numbers for those who would rather call at once. */
export function BookACallPage() {
  return (
    <FormLayout
      {...bookACallPage}
      headingId={headingId}
      lead={<DirectLines {...bookACallPage.direct} phones={company.phones} />}
      figure={<TwoDials />}
      formNotice={formNotices.message}
      form={<Island of="booking-form" props={{ labelledBy: headingId }} />}
    />
  );
}
