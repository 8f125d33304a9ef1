import type { ComponentProps, ReactNode } from 'react';
import {
  callBookedPage,
  callNotBookedPage,
  contactNotSentPage,
  contactSentPage,
} from '../content/pages/contact-answers.ts';
import {
  newsletterConfirmedPage,
  newsletterConfirmPage,
  newsletterExpiredPage,
  newsletterNotSentPage,
  newsletterSentPage,
  newsletterUnsubscribedPage,
  newsletterUnsubscribePage,
} from '../content/pages/newsletter-answers.ts';
import { formNotices } from '../content/form-notices.ts';
import { answerPages, answerTokens, faultTokens, tokenAnswers, tokenPages } from '../contracts/answer-pages.ts';
import { BookingFormView } from './islands/booking-form/booking-form-view.tsx';
import { ContactFormView } from './islands/contact-form/contact-form-view.tsx';
import { sitePrefix } from './language/address.ts';
import { LetterDial } from './media/letter-dial.tsx';
import { TwoDials } from './media/two-dials/two-dials.tsx';
import type { UnlistedPath } from './page.ts';
import { NewsletterNotSentPage } from './pages/newsletter-not-sent.tsx';
import { NotSentPage } from './pages/not-sent-page.tsx';
import { OneButtonForm } from './sections/one-button-form/one-button-form.tsx';
import { SentNotice } from './sections/sent-notice/sent-notice.tsx';

type AnswerPage = { path: UnlistedPath; words: { title: string; description: string }; content: () => ReactNode };

type Look = Pick<ComponentProps<typeof SentNotice>, 'figure' | 'tone'>;

/** An open letter, where no mail is on its way. */
const openLetter = <LetterDial state="unsealed" />;

const plain = (path: UnlistedPath, words: typeof contactSentPage, look: Look = {}): AnswerPage => {
  const { heading, text, links } = words;
  return { path, words, content: () => <SentNotice heading={heading} text={text} links={links} {...look} /> };
};

const button = (path: UnlistedPath, words: typeof newsletterConfirmPage, figure?: ReactNode): AnswerPage => {
  const { heading, text, button: label } = words;
  return {
    path,
    words,
    content: () => (
      <OneButtonForm heading={heading} text={text} button={label} action={sitePrefix + path} figure={figure} />
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
  plain(newsletter.sent, newsletterSentPage),
  { path: newsletter.notSent, words: newsletterNotSentPage, content: () => <NewsletterNotSentPage /> },
  button(tokenPages.confirm, newsletterConfirmPage, openLetter),
  plain(tokenAnswers.confirmed, newsletterConfirmedPage),
  button(tokenPages.unsubscribe, newsletterUnsubscribePage),
  plain(tokenAnswers.unsubscribed, newsletterUnsubscribedPage, { figure: openLetter }),
  plain(tokenAnswers.expired, newsletterExpiredPage, { figure: openLetter, tone: 'plain' }),
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
