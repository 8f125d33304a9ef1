import type { HousePart } from '../../../content/schema.ts';
import { TickRing } from '../../media/tick-ring.tsx';
import styles from './web-house.module.css';

type Props = {
  /** The part that is lit; `house` lights them all. */
  lit: HousePart;
  /** The hour of the dial at which the sun is. */
  hour: number;
  hours: number;
};

/** The sun rises over the left end of the roof and sets over the right one. */
const FIRST = 154;
const LAST = 26;
const arc = { centre: [300, 236], from: 10, to: 170 } as const;

/** The house in section under the arc of the day; its walls are the symbol `web-house`, once on the page. */
export function WebHouse({ lit, hour, hours }: Props) {
  const degrees = FIRST - ((FIRST - LAST) * hour) / (hours - 1);
  return (
    <svg
      className={styles.house}
      overflow="visible"
      width="100%"
      strokeWidth="1.25"
      viewBox="0 -66 640 680"
      data-lit={lit}
      aria-hidden="true"
    >
      <path fill="var(--f-plate)" d="M30.2 188.4A274 274 0 0 1 569.8 188.4Z" />
      <path stroke="var(--f-hair)" d="M63.6 194.3A240 240 0 0 1 536.4 194.3" />
      <path stroke="var(--f-line)" d="M30.2 188.4A274 274 0 0 1 569.8 188.4" />
      <TickRing stroke="var(--f-line)" {...arc} ring={[264, 10]} step={2} />
      <TickRing stroke="var(--f-line)" {...arc} from={26} to={154} ring={[250, 24]} step={16} />
      <g transform={`rotate(${-degrees} 300 236)`}>
        <circle stroke="var(--f-sun)" cx="574" cy="236" r="27" />
        <circle fill="var(--f-sun)" cx="574" cy="236" r="19" />
      </g>
      <use stroke="var(--f-line)" href="#web-house" width="640" height="640" />
    </svg>
  );
}
