import { TickRing } from '../../media/tick-ring.tsx';
import { polar, num } from '../../media/facade/geometry.ts';
import type { AccountState } from './account-state.ts';
import styles from './fanlight.module.css';

const outer = 'M.5 132C.5 78 44 58 108 46C172 34 226 22 260 2.5C294 22 348 34 412 46C476 58 519.5 78 519.5 132';
const glass = 'M14 132C14 88 54 70 114 59C174 48 226 37 260 19C294 37 346 48 406 59C466 70 506 88 506 132Z';
const hub = [260, 132] as const;

/** A ray for every hour of the half day. */
const rays = Array.from({ length: 11 }, (_, hour) => {
  const degrees = 15 + hour * 15;
  const [fromX, fromY] = polar(hub, 52, degrees);
  const [toX, toY] = polar(hub, 300, degrees);
  return `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`;
}).join('');

/** The fanlight over the door. The sun's hour is the state: morning, on its way up, and noon when the door opens. */
export function Fanlight({ phase }: { phase: AccountState['phase'] }) {
  return (
    <svg width="100%" overflow="visible" viewBox="0 0 520 132" aria-hidden="true" data-phase={phase}>
      <clipPath id="fanlight-glass">
        <path d={glass} />
      </clipPath>
      <path fill="var(--f-wall)" d={`${outer}Z`} />
      <path className={styles.glass} d={glass} />
      <g clipPath="url(#fanlight-glass)">
        <path stroke="light-dark(oklch(99% 0.004 240 / 0.34), oklch(72% 0.08 258 / 0.34))" d={rays} />
        <ellipse
          stroke="light-dark(oklch(99% 0.004 240 / 0.6), oklch(72% 0.08 258 / 0.6))"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeDasharray="1 6"
          cx="260"
          cy="132"
          rx="170"
          ry="70"
        />
        <g className={styles.sun}>
          <circle stroke="var(--f-sun)" r="20" />
          <circle fill="var(--f-sun)" r="13" />
        </g>
        <path fill="var(--f-wall)" stroke="var(--f-line)" d="M208 132a52 52 0 0 1 104 0Z" />
        <TickRing centre={hub} ring={[46, 6]} from={3} to={177} step={3} stroke="var(--f-hair)" />
        <TickRing centre={hub} ring={[42, 10]} from={15} to={165} step={15} stroke="var(--f-line)" />
        <path fill="var(--f-line)" d="M252 132h16l-8-36Z" />
      </g>
      <path stroke="var(--f-line)" d={outer} />
      <path stroke="var(--f-line)" d={glass} />
    </svg>
  );
}
