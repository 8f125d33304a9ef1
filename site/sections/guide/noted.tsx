import type { ReactNode } from 'react';
import type { Source } from '../../../content/guide.ts';
import { sourceNumber } from '../cited/source-numbers.ts';
import styles from './noted.module.css';

type Props = { notes: readonly Source[]; sources: readonly Source[]; children: ReactNode };

/**
 * A block of text at reading width with the sources it introduces in the margin, where the screen has one.
 * The notes are hidden from screen readers: the marks lead them to the full list.
 */
export function Noted({ notes, sources, children }: Props) {
  return (
    <div className={styles.noted}>
      {children}
      {notes.length > 0 && (
        <div className={styles.notes} aria-hidden="true">
          {notes.map(({ id, publisher, title }) => (
            <p key={id} className={styles.note}>
              <b>{sourceNumber(sources, id)}</b>
              {` ${publisher}: ${title}`}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
