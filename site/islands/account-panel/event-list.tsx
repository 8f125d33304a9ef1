import { accountPage, unknownDevice } from '../../../content/pages/account.ts';
import type { AccountEvent } from '../../../contracts/account-activity.ts';
import { signInMethod } from './activity-words.ts';
import styles from './activity.module.css';
import { momentOf } from './moments.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.record;
/** The number of events shown at first. */
const first = 6;

/** The account's events, newest first. */
export function EventList({ events }: { events: AccountEvent[] }) {
  const [newest, earlier] = [events.slice(0, first), events.slice(first)];
  if (events.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <Events events={newest} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{words.earlier}</summary>
          <Events events={earlier} />
        </details>
      )}
    </>
  );
}

function Events({ events }: { events: AccountEvent[] }) {
  return (
    <ul className="container ruled">
      {events.map(({ kind, at, device, network, provider }, index) => (
        <li key={`${at} ${index}`} className={styles.event}>
          <time className="small soft tabular" dateTime={new Date(at).toISOString()}>
            {momentOf(at)}
          </time>
          <span>{interpolate(words.kinds[kind], { provider: signInMethod(provider) })}</span>
          <span className="small soft tabular">
            {device ?? unknownDevice} {network}
          </span>
        </li>
      ))}
    </ul>
  );
}
