import { answerToken } from '../../../contracts/contact-answer.ts';
import { Button } from '../../components/button.tsx';
import { LetterDial } from '../../media/letter-dial.tsx';
import styles from './letter-button.module.css';

type LetterButtonProps = { heading: string; text: string; button: string; action: string };

/** One button that a person presses and a program that follows links does not. The server puts the link's token into it. */
export function LetterButton({ heading, text, button, action }: LetterButtonProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <LetterDial className={styles.letter} />
      <form className={styles.words} action={action} method="post">
        <h1 className={styles.heading}>{heading}</h1>
        <p className="lede">{text}</p>
        <input type="hidden" name="token" value={answerToken('token')} />
        <Button type="submit">{button}</Button>
      </form>
    </div>
  );
}
