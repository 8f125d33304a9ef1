import type { ReactNode } from 'react';
import {
  callBookedPage,
  callNotBookedPage,
  contactNotSentPage,
  contactSentPage,
  insteadOfForm,
  newsletterConfirmedPage,
  newsletterConfirmPage,
  newsletterExpiredPage,
  newsletterNotSentPage,
  newsletterSentPage,
  newsletterUnsubscribedPage,
  newsletterUnsubscribePage,
} from '../content/pages/form-answers.ts';
import { formNotices } from '../content/form-notices.ts';
import { footer } from '../content/navigation.ts';
import {
  answerPages,
  answerToken,
  answerTokens,
  faultTokens,
  tokenAnswers,
  tokenPages,
} from '../contracts/answer-pages.ts';
import type { FormName } from '../contracts/forms.ts';
import { newsletterPaths } from '../contracts/newsletter.ts';
import { Alert } from './components/alert.tsx';
import { Button } from './components/button.tsx';
import grid from './form-kit/form-grid.module.css';
import { FormFields } from './form-kit/form-fields.tsx';
import { BookingFormView } from './islands/booking-form/booking-form-view.tsx';
import { ContactFormView } from './islands/contact-form/contact-form-view.tsx';
import { sitePrefix } from './language/address.ts';
import { LetterDial } from './media/letter-dial.tsx';
import { TwoDials } from './media/two-dials/two-dials.tsx';
import type { UnlistedPath } from './page.ts';
import { ArrowLinks } from './sections/arrow-link/arrow-link.tsx';
import { FormLayout, type FormLayoutProps } from './sections/form-layout/form-layout.tsx';
import { LetterPage } from './sections/letter-page/letter-page.tsx';

type AnswerPage = { path: UnlistedPath; words: { title: string; description: string }; content: () => ReactNode };

const plain = (path: UnlistedPath, words: typeof contactSentPage, figure?: ReactNode, good = true): AnswerPage => ({
  path,
  words,
  content: () => (
    <LetterPage {...words} figure={figure} good={good}>
      <ArrowLinks links={words.links} />
    </LetterPage>
  ),
});

/** A button, so that link scanners of mail programs trigger nothing. The server inserts the link's token. */
const button = (path: UnlistedPath, words: typeof newsletterConfirmPage, figure?: ReactNode): AnswerPage => ({
  path,
  words,
  content: () => (
    <LetterPage {...words} figure={figure}>
      <form action={sitePrefix + path} method="post">
        <input type="hidden" name="token" value={answerToken('token')} />
        <Button type="submit">{words.button}</Button>
      </form>
    </LetterPage>
  ),
});

/**
 * The form again, for visitors without JavaScript whose message was not sent. The server fills in the tokens.
 * The form is no island, since the values that the server writes would be a hydration mismatch.
 */
const notSent = (
  path: UnlistedPath,
  words: typeof contactNotSentPage,
  sheet: Pick<FormLayoutProps, 'headingId' | 'figure' | 'formNotice' | 'form'>,
): AnswerPage => ({
  path,
  words,
  content: () => (
    <FormLayout
      heading={words.heading}
      lede={words.text}
      notice={<Alert tone="bad">{answerToken('notice')}</Alert>}
      notes={[insteadOfForm]}
      {...sheet}
    />
  ),
});

/** What was typed into a form, and its faults. */
const typed = <Form extends FormName>(form: Form) => ({ values: answerTokens(form), errors: faultTokens(form) });

const { contact, booking, newsletter } = answerPages;

/** The server's answers to forms that are sent without JavaScript, and to the links in the newsletter's mails. */
export const answers: readonly AnswerPage[] = [
  plain(contact.sent, contactSentPage),
  notSent(contact.notSent, contactNotSentPage, {
    headingId: 'message-heading',
    formNotice: formNotices.message,
    form: <ContactFormView labelledBy="message-heading" {...typed('contact')} />,
  }),
  plain(booking.sent, callBookedPage, <TwoDials />),
  notSent(booking.notSent, callNotBookedPage, {
    headingId: 'booking-heading',
    figure: <TwoDials />,
    formNotice: formNotices.message,
    form: <BookingFormView labelledBy="booking-heading" step="all" {...typed('booking')} />,
  }),
  plain(newsletter.sent, newsletterSentPage, <LetterDial state="boxed" />),
  notSent(newsletter.notSent, newsletterNotSentPage, {
    headingId: 'newsletter-heading',
    formNotice: formNotices.newsletter,
    form: (
      <form
        className={grid.form}
        action={sitePrefix + newsletterPaths.subscribe}
        method="post"
        aria-labelledby="newsletter-heading"
      >
        <FormFields form="newsletter" {...typed('newsletter')} />
        <p>
          <Button type="submit">{footer.newsletter.button}</Button>
        </p>
      </form>
    ),
  }),
  button(tokenPages.confirm, newsletterConfirmPage, <LetterDial state="unsealed" />),
  plain(tokenAnswers.confirmed, newsletterConfirmedPage, <LetterDial state="open" />),
  button(tokenPages.unsubscribe, newsletterUnsubscribePage),
  plain(tokenAnswers.unsubscribed, newsletterUnsubscribedPage, <LetterDial state="ended" />),
  plain(tokenAnswers.expired, newsletterExpiredPage, <LetterDial state="broken" />, false),
];
