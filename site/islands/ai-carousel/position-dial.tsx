import { num, polar } from '../../media/facade/geometry.ts';
import styles from './ai-carousel.module.css';
import { turn } from './turn.ts';

const CENTRE = [150, 140] as const;
const near = { stroke: 'var(--cobalt)', strokeWidth: 7 };
const far = { stroke: 'var(--f-mid)', strokeWidth: 2 };

/** Half a dial with an hour for every card; those in view are marked. */
export function PositionDial({ index, visible, count }: { index: number; visible: number; count: number }) {
  const share = 180 / count;
  return (
    <svg className={styles.dial} viewBox="0 0 300 142" aria-hidden="true" data-needs-script="">
      <path stroke="var(--f-line)" d="M0 140.5H300M14 140A136 136 0 0 1 286 140" />
      {Array.from({ length: count }, (_, card) => {
        const degrees = 180 - share * (card + 0.5);
        const [x, y] = polar(CENTRE, 90, degrees);
        const on = turn(card, -index, count) < visible;
        return (
          <g key={card} className="tabular" fontSize="15" textAnchor="middle">
            <path {...(on ? near : far)} d="M14 140H38" transform={`rotate(${180 - degrees} 150 140)`} />
            <text fill={on ? 'var(--ink)' : 'var(--ink-soft)'} fontWeight={on ? 680 : 500} x={num(x)} y={num(y + 5)}>
              {card + 1}
            </text>
          </g>
        );
      })}
      <path fill="var(--f-roof)" d="M150 140H92L150 104Z" />
    </svg>
  );
}
