import type { ReactNode } from 'react';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from './icon-shapes.ts';
import { Countdown } from './countdown.tsx';
import { Glyph } from './glyph.tsx';
import styles from './alert.module.css';

type AlertProps = {
  tone: 'good' | 'bad' | 'note';
  /** A quieter second line. */
  next?: string | undefined;
  /** Buttons. */
  actions?: ReactNode;
  /** Shows the seconds for which it stays. */
  counting?: boolean | undefined;
  children: ReactNode;
};

const marks = { good: circleCheckIcon, bad: triangleAlertIcon, note: infoIcon };

/**
 * A message in the page: a hairline all round, a mark, words; green or red, never by colour alone.
 * Whoever shows it puts it into a live region that was there before (`role="status"` or `role="alert"`),
 * since a region that appears together with its words is often not read out.
 */
export function Alert({ tone, next, actions, counting, children }: AlertProps) {
  return (
    <div className={styles[tone]}>
      <Glyph shape={marks[tone]} className={styles.mark} />
      <div>
        <p className={styles.text}>{children}</p>
        {next && <p className={styles.next}>{next}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {counting && <Countdown className={styles.countdown} />}
    </div>
  );
}
