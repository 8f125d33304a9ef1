import { cuspedArch } from '../../media/facade/cusped-arch.ts';
import { pointedArch } from '../../media/facade/geometry.ts';
import styles from './sent-messages.module.css';

const frame = pointedArch({ x: 8, y: 2, width: 80, height: 104 });
const opening = cuspedArch({ x: 17, y: 15, width: 62, height: 91 }, 3);

/** The drawing of an empty list: an open window at sunrise. */
export function EmptyWindow() {
  return (
    <svg className={styles.window} viewBox="0 0 96 116" aria-hidden="true">
      <path fill="var(--f-wall2)" stroke="var(--f-line)" d={frame} />
      <path fill="var(--f-pale)" stroke="var(--f-hair)" d={opening} />
      <circle fill="var(--f-sun)" cx="48" cy="91" r="12" />
      <path fill="var(--f-wall)" stroke="var(--f-line)" d="M2 106h92v7H2Z" />
    </svg>
  );
}
