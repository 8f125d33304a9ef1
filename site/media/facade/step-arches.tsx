import { LatticePattern } from './lattices.tsx';
import styles from './window.module.css';
import paints from '../paints.module.css';
import archStyles from './step-arches.module.css';
import { Window, WindowParts, type WindowShape } from './window.tsx';

const shape: WindowShape = { id: 'fa', width: 224, height: 346, lobes: 5, frame: 30, depth: [12, 5], sill: false };

const ticks = Array.from({ length: 21 }, (_, index) => `M${-100 + index * 10}-24v-${index % 5 === 0 ? 16 : 8}`).join(
  '',
);

/** A form with a face on it: signing up. */
const form = (
  <>
    <path className={styles.paper} d="M-66-228H66v178H-66z" />
    <path className={paints.ink} d="M-66-228H66v178H-66z" />
    <g fill="oklch(45% 0.19 264)">
      <circle cy="-190" r="18" />
      <path d="M-28-146a28 24 0 0 1 56 0zM-48-86h96v22h-96z" />
    </g>
    <path stroke="oklch(78% 0.05 255)" strokeWidth="6" d="M-48-122h96M-48-104h64" />
    <path stroke="#fff" strokeWidth="2.5" d="m-8-75 5 5 10-10" />
  </>
);

/** Two circles that overlap over a scale: people who match. */
const match = (
  <>
    <circle className={styles.fill} cx="-30" cy="-160" r="50" />
    <path className={styles.accent} d="M0-200a50 50 0 0 1 0 80 50 50 0 0 1 0-80Z" />
    <circle className={styles.bold} cx="30" cy="-160" r="50" />
    <path className={styles.thin} d={`M0-288v76M0-108v84M-30-110v86M30-110v86${ticks}`} />
  </>
);

/** A board of cards in columns, one of them done: working together. */
const board = (
  <>
    <path className={styles.thin} d="M-84-238H84M-84-238v188M-28-238v188M28-238v188M84-238v188" />
    <path
      className={styles.fill}
      d="M-76-220h40v30h-40zM-76-182h40v20h-40zM-20-220h40v50h-40zM-20-162h40v24h-40zM-20-130h40v36h-40zM36-220h40v24h-40zM36-148h40v44h-40z"
    />
    <path className={styles.accent} d="M36-188h40v32h-40z" />
    <path className={styles.bold} d="m46-172 7 7 13-14" />
  </>
);

const rail = 'M-112-24H112V0H-112Z';
const scenes = [
  { glass: 'litC', scene: form },
  { glass: 'litB', scene: match },
  { glass: 'litA', scene: board },
] as const;

/**
 * The three windows of "How It Works": signing up, connecting, collaborating. Only the first carries the shapes the others use,
 * so it has to stand on the page with them; their ids begin with `fa`.
 */
export function StepArch({ step, className }: { step: 0 | 1 | 2; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${archStyles.arch} ${className}` : archStyles.arch}
      viewBox="0 0 300 400"
      aria-hidden="true"
    >
      {step === 0 && (
        <defs>
          <LatticePattern id="fa-star" of="star" />
          <WindowParts {...shape} />
        </defs>
      )}
      <Window shape={shape} at={[150, 398]} {...scenes[step]} />
      <g transform="translate(150 398)">
        <path className={styles.frame} d={rail} />
        <path className={paints.ink} fill="url(#fa-star)" d={rail} />
      </g>
      <path stroke="var(--ink)" d="M0 399.5H300" />
    </svg>
  );
}
