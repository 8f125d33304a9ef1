import type { KillTrack } from '../../../content/pages/work/this-site.ts';
import styles from './kill-tracks.module.css';

/** A track for each run: the server's time from left to right, with a stroke wherever it was killed. */
export function KillTracks({ tracks }: { tracks: readonly KillTrack[] }) {
  return (
    <dl className={styles.tracks}>
      {tracks.map(({ store, kills, text }) => (
        <div key={store}>
          <dt className={styles.store}>{store}</dt>
          <dd>
            <svg className={styles.track} viewBox={`0 0 ${kills} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={kills} height="10" />
              <path d={`M.5 0${'v10m1-10'.repeat(kills - 1)}v10`} />
            </svg>
          </dd>
          <dd className={`soft ${styles.text}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
