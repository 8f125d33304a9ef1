import { callBookedPage } from '../../content/pages/contact-answers.ts';
import { TwoDials } from '../media/two-dials/two-dials.tsx';
import { SentNotice } from '../sections/sent-notice/sent-notice.tsx';

/** What people without JavaScript see after their call has been booked. */
export function CallBookedPage() {
  const { heading, text, links } = callBookedPage;
  return <SentNotice heading={heading} text={text} links={links} figure={<TwoDials />} />;
}
