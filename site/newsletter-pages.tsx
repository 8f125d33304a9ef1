import {
  letterConfirmedPage,
  letterConfirmPage,
  letterExpiredPage,
  letterNotSentPage,
  letterSentPage,
  letterUnsubscribedPage,
  letterUnsubscribePage,
} from '../content/pages/newsletter-answers.ts';
import type { ComponentProps, ReactNode } from 'react';
import { answerPages, tokenAnswers, tokenPages } from '../contracts/contact-answer.ts';
import { LetterDial } from './media/letter-dial.tsx';
import type { UnlistedPath } from './page.ts';
import { NewsletterNotSentPage } from './pages/newsletter-not-sent.tsx';
import { LetterButton } from './sections/letter-button/letter-button.tsx';
import { SentNotice } from './sections/sent-notice/sent-notice.tsx';
import { sitePrefix } from './language/address.ts';

type LetterPage = { path: UnlistedPath; words: { title: string; description: string }; content: () => ReactNode };

type Look = Pick<ComponentProps<typeof SentNotice>, 'figure' | 'tone'>;

/** Where no letter is on its way. */
const noLetter = <LetterDial state="unsealed" />;

const plain = (path: UnlistedPath, words: typeof letterSentPage, look: Look = {}): LetterPage => {
  const { heading, text, links } = words;
  return { path, words, content: () => <SentNotice heading={heading} text={text} links={links} {...look} /> };
};

const button = (path: UnlistedPath, words: typeof letterConfirmPage, figure?: ReactNode): LetterPage => {
  const { heading, text, button: label } = words;
  return {
    path,
    words,
    content: () => (
      <LetterButton heading={heading} text={text} button={label} action={sitePrefix + path} figure={figure} />
    ),
  };
};

/** The server's answer pages to a newsletter sign-up, confirmation or cancellation. */
export const letterPages: readonly LetterPage[] = [
  plain(answerPages.newsletter.sent, letterSentPage),
  { path: answerPages.newsletter.notSent, words: letterNotSentPage, content: () => <NewsletterNotSentPage /> },
  button(tokenPages.confirm, letterConfirmPage, noLetter),
  plain(tokenAnswers.confirmed, letterConfirmedPage),
  button(tokenPages.unsubscribe, letterUnsubscribePage),
  plain(tokenAnswers.unsubscribed, letterUnsubscribedPage, { figure: noLetter }),
  plain(tokenAnswers.expired, letterExpiredPage, { figure: noLetter, tone: 'plain' }),
];
