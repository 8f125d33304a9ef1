import type { Need } from '../../../content/pages/explore.ts';
import { NeedGroup } from './need-group.tsx';
import styles from './need-map.module.css';

/** The map in words: what one does stands large, what one reads stands close, whom one meets stands side by side. */
export function NeedMap({ needs }: { needs: readonly Need[] }) {
  const numbered = needs.map((need, index) => ({ need, number: index + 1 }));
  const [doing, reading, meeting] = [numbered.slice(0, 3), numbered.slice(3, 4), numbered.slice(4)];
  return (
    <>
      <div className={`wrap section stack ${styles.groups}`}>
        {doing.map((entry) => (
          <NeedGroup key={entry.number} shape="beside" {...entry} />
        ))}
      </div>
      <div className="band section">
        <div className="wrap">
          {reading.map((entry) => (
            <NeedGroup key={entry.number} shape="dense" {...entry} />
          ))}
        </div>
      </div>
      <div className={`wrap section stack ${styles.groups} ${styles.meeting}`}>
        {meeting.map((entry) => (
          <NeedGroup key={entry.number} shape="narrow" {...entry} />
        ))}
      </div>
    </>
  );
}
