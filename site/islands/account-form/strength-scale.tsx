import { accountWords } from '../../../content/account-words.ts';
import styles from './strength-scale.module.css';

/** The fewest characters of a medium and of a strong password (specification §9). */
const strengthThresholds = { medium: 6, strong: 10 } as const;
/** The number of ticks of the scale, one for each character. */
const scaleLength = 14;
const ticks = Array.from({ length: scaleLength + 1 }, (_, tick) => tick);
const thresholds: readonly number[] = Object.values(strengthThresholds);
const off = { stroke: 'var(--edge)' };
const on = { stroke: 'var(--cobalt)', strokeWidth: 2 };
const at = (tick: number) => `${Math.round((Math.min(tick, scaleLength) / scaleLength) * 10_000) / 100}%`;

/**
 * One tick for each character, a long one where the label changes: Weak, Medium or Strong, and none while the field is empty. The
 * label is announced when it changes.
 */
export function StrengthScale({ length }: { length: number }) {
  return (
    <div className={`small ${styles.strength}`}>
      <p className="soft" role="status">
        {accountWords.strength} <b>{length > 0 && accountWords.strengths[strengthOf(length)]}</b>
      </p>
      <svg className={styles.scale} overflow="visible" width="100%" height="30" aria-hidden="true">
        {ticks.map((tick) => (
          <line
            key={tick}
            {...(tick < length ? on : off)}
            x1={at(tick)}
            x2={at(tick)}
            y1={thresholds.includes(tick) ? 2 : 7}
            y2="15"
          />
        ))}
        <line {...off} x1="0" x2="100%" y1="15.5" y2="15.5" />
        {length > 0 && (
          <>
            <line {...on} x1="0" x2={at(length)} y1="15.5" y2="15.5" />
            <circle fill="var(--cobalt)" stroke="var(--surface)" strokeWidth="2" cx={at(length)} cy="15.5" r="5" />
          </>
        )}
        <g fontSize="12" textAnchor="middle" fill="var(--ink-soft)">
          {thresholds.map((threshold) => (
            <text key={threshold} x={at(threshold)} y="29">
              {threshold}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Under 6 characters weak, 6 to 9 medium, 10 or more strong (specification §4). */
function strengthOf(length: number): keyof typeof accountWords.strengths {
  if (length < strengthThresholds.medium) return 'weak';
  return length < strengthThresholds.strong ? 'medium' : 'strong';
}
