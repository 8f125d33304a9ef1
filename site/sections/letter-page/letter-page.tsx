import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { circleCheckIcon } from '../../components/icon-shapes.ts';
import { LetterDial } from '../../media/letter-dial.tsx';
import styles from './letter-page.module.css';

type LetterPageProps = {
  heading: string;
  text: string;
  /** The drawing beside the words; a sealed letter when absent. */
  figure?: ReactNode;
  /** Shows the green mark of success. */
  good?: boolean;
  /** What to do next. */
  children: ReactNode;
};

/** A page that says one thing. */
export function LetterPage({ heading, text, figure, good = false, children }: LetterPageProps) {
  return (
    <div className={`wrap columns ${styles.page}`}>
      <div className={styles.letter}>{figure ?? <LetterDial />}</div>
      <div className="stack loose start">
        <h1 className={styles.heading} data-good={good || undefined}>
          {good && <Glyph shape={circleCheckIcon} />}
          {heading}
        </h1>
        <p className="lede">{text}</p>
        {children}
      </div>
      <FirstScreenEnd />
    </div>
  );
}
