import type { ReactNode } from 'react';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from './icon-shapes.ts';
import { Countdown } from './countdown.tsx';
import { Glyph, type IconShape } from './glyph.tsx';
import styles from './alert.module.css';

type AlertProps = {
  tone: keyof typeof marks;
  /** In place of the icon of the tone. */
  mark?: IconShape | undefined;
  /** A quieter second line. */
  next?: string | undefined;
  actions?: ReactNode;
  /** A countdown of the seconds for which it stays. */
  counting?: boolean | undefined;
  children: ReactNode;
};

const marks = { good: circleCheckIcon, bad: triangleAlertIcon, note: infoIcon };
const looks = { good: styles.good, bad: styles.bad, note: styles.note };

/**
 * A message in the page: framed, with an icon; green or red, never by colour alone.
 * Put it into a live region that already exists (`role="status"` or `role="alert"`),
 * since a region that appears together with its text is often not announced.
 */
export function Alert({ tone, mark = marks[tone], next, actions, counting, children }: AlertProps) {
  return (
    <div className={looks[tone]}>
      <Glyph shape={mark} />
      <div>
        <p className={styles.text}>{children}</p>
        {next && <p className={styles.next}>{next}</p>}
        {actions && <div className={`row ${styles.actions}`}>{actions}</div>}
      </div>
      {counting && <Countdown className={styles.countdown} />}
    </div>
  );
}
