import { Countdown } from './countdown.tsx';
import { Glyph } from './glyph.tsx';
import { IconButton } from './icon-button.tsx';
import { circleCheckIcon, xIcon } from './icon-shapes.ts';
import styles from './toast.module.css';

type ToastProps = { text: string; note: string; close: string; onClose: () => void };

/** A message at the bottom of the viewport for four seconds. Put it into a live region that already exists. */
export function Toast({ text, note, close, onClose }: ToastProps) {
  return (
    <div className={styles.toast}>
      <Glyph shape={circleCheckIcon} />
      <div>
        <p>{text}</p>
        <p className={styles.note}>{note}</p>
      </div>
      <IconButton label={close} className={styles.close} onClick={onClose}>
        <Glyph shape={xIcon} />
      </IconButton>
      <Countdown className={styles.countdown} seconds={4} />
    </div>
  );
}
