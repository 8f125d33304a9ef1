import type { ComponentProps, ReactNode } from 'react';
import {
  callBookedPage,
  callNotBookedPage,
  contactNotSentPage,
  contactSentPage,
} from '../content/pages/contact-answers.ts';
import {
  letterConfirmedPage,
  letterConfirmPage,
  letterExpiredPage,
  letterNotSentPage,
  letterSentPage,
  letterUnsubscribedPage,
  letterUnsubscribePage,
} from '../content/pages/newsletter-answers.ts';
import { formNotices } from '../content/form-notices.ts';
import { answerPages, answerTokens, faultTokens, tokenAnswers, tokenPages } from '../contracts/contact-answer.ts';
import { BookingFormView } from './islands/booking-form/booking-form-view.tsx';
import { ContactFormView } from './islands/contact-form/contact-form-view.tsx';
import { sitePrefix } from './language/address.ts';
import { LetterDial } from './media/letter-dial.tsx';
import { TwoDials } from './media/two-dials/two-dials.tsx';
import type { UnlistedPath } from './page.ts';
import { NewsletterNotSentPage } from './pages/newsletter-not-sent.tsx';
import { NotSentPage } from './pages/not-sent-page.tsx';
import { LetterButton } from './sections/letter-button/letter-button.tsx';
import { SentNotice } from './sections/sent-notice/sent-notice.tsx';

type AnswerPage = { path: UnlistedPath; words: { title: string; description: string }; content: () => ReactNode };

type Look = Pick<ComponentProps<typeof SentNotice>, 'figure' | 'tone'>;

/** Where no letter is on its way. */
const noLetter = <LetterDial state="unsealed" />;

const plain = (path: UnlistedPath, words: typeof contactSentPage, look: Look = {}): AnswerPage => {
  const { heading, text, links } = words;
  return { path, words, content: () => <SentNotice heading={heading} text={text} links={links} {...look} /> };
};

const button = (path: UnlistedPath, words: typeof letterConfirmPage, figure?: ReactNode): AnswerPage => {
  const { heading, text, button: label } = words;
  return {
    path,
    words,
    content: () => (
      <LetterButton heading={heading} text={text} button={label} action={sitePrefix + path} figure={figure} />
    ),
  };
};

const { contact, booking, newsletter } = answerPages;

/** The server's answers to forms that are sent without JavaScript, and to the links in the newsletter's mails. */
export const answers: readonly AnswerPage[] = [
  plain(contact.sent, contactSentPage),
  { path: contact.notSent, words: contactNotSentPage, content: () => <ContactNotSent /> },
  plain(booking.sent, callBookedPage, { figure: <TwoDials /> }),
  { path: booking.notSent, words: callNotBookedPage, content: () => <CallNotBooked /> },
  plain(newsletter.sent, letterSentPage),
  { path: newsletter.notSent, words: letterNotSentPage, content: () => <NewsletterNotSentPage /> },
  button(tokenPages.confirm, letterConfirmPage, noLetter),
  plain(tokenAnswers.confirmed, letterConfirmedPage),
  button(tokenPages.unsubscribe, letterUnsubscribePage),
  plain(tokenAnswers.unsubscribed, letterUnsubscribedPage, { figure: noLetter }),
  plain(tokenAnswers.expired, letterExpiredPage, { figure: noLetter, tone: 'plain' }),
];

function ContactNotSent() {
  return (
    <NotSentPage
      words={contactNotSentPage}
      headingId="message-heading"
      formNotice={formNotices.message}
      form={
        <ContactFormView
          labelledBy="message-heading"
          values={answerTokens('contact')}
          errors={faultTokens('contact')}
        />
      }
    />
  );
}

/** Both steps at once. */
function CallNotBooked() {
  return (
    <NotSentPage
      words={callNotBookedPage}
      headingId="booking-heading"
      figure={<TwoDials />}
      formNotice={formNotices.message}
      form={
        <BookingFormView
          labelledBy="booking-heading"
          step="all"
          values={answerTokens('booking')}
          errors={faultTokens('booking')}
        />
      }
    />
  );
}
