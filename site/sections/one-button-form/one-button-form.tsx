import type { ReactNode } from 'react';
import type { newsletterConfirmPage } from '../../../content/pages/form-answers.ts';
import { answerToken } from '../../../contracts/answer-pages.ts';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { Button } from '../../components/button.tsx';
import { LetterDial } from '../../media/letter-dial.tsx';
import page from '../sent-notice/letter-page.module.css';

type OneButtonFormProps = Pick<typeof newsletterConfirmPage, 'heading' | 'text' | 'button'> & {
  action: string;
  /** The drawing beside the words; a sealed letter when absent. */
  figure?: ReactNode;
};

/** A form with one button, so that link scanners of mail programs trigger nothing. The server inserts the link's token. */
export function OneButtonForm({ heading, text, button, action, figure }: OneButtonFormProps) {
  return (
    <div className={`wrap columns ${page.page}`}>
      <div className={page.letter}>{figure ?? <LetterDial />}</div>
      <form className="stack loose start" action={action} method="post">
        <h1 className={page.heading}>{heading}</h1>
        <p className="lede">{text}</p>
        <input type="hidden" name="token" value={answerToken('token')} />
        <Button type="submit">{button}</Button>
      </form>
      <FirstScreenEnd />
    </div>
  );
}
