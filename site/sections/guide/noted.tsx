import type { ReactNode } from 'react';
import type { Sources } from '../../../content/guide.ts';
import styles from './noted.module.css';

type Props = { notes: readonly string[]; sources: Sources; children: ReactNode };

/**
 * A block of text at reading width with the sources it introduces in the margin, where the screen has one.
 * The notes are hidden from screen readers: the marks lead them to the full list.
 */
export function Noted({ notes, sources, children }: Props) {
  return (
    <div className={styles.noted}>
      {children}
      {notes.length > 0 && (
        <div className={`soft balanced ${styles.notes}`} aria-hidden="true">
          {Object.entries(sources).map(
            ([id, { publisher, title }], index) =>
              notes.includes(id) && (
                <p key={id} className={styles.note}>
                  <b>{index + 1}</b>
                  {` ${publisher}: ${title}`}
                </p>
              ),
          )}
        </div>
      )}
    </div>
  );
}
