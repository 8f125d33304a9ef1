import type { KillTrack } from '../../../content/pages/work/this-site.ts';
import styles from './kill-tracks.module.css';

/** A track for each run: the server's time from left to right, with a stroke wherever it was killed. Its quarters stand in as many rows as the screen asks for. */
export function KillTracks({ tracks }: { tracks: readonly KillTrack[] }) {
  return (
    <dl className={`stack ${styles.tracks}`}>
      {tracks.map(({ store, kills, text }) => (
        <div key={store}>
          <dt className={styles.store}>{store}</dt>
          <dd className={styles.track} aria-hidden="true">
            {[0, 1, 2, 3].map((quarter) => (
              <Strokes key={quarter} count={Math.floor((kills + quarter) / 4)} />
            ))}
          </dd>
          <dd className="soft tabular">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Strokes({ count }: { count: number }) {
  return (
    <svg width="100%" viewBox={`0 0 ${count} 10`} preserveAspectRatio="none">
      <rect fill="color-mix(in oklch, var(--on-glaze) 14%, transparent)" width={count} height="10" />
      <path stroke="var(--marigold)" strokeWidth="0.35" d={`M.5 0${'v10m1-10'.repeat(count)}`} />
    </svg>
  );
}
