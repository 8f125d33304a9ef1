import type { GuidePath } from '../../../content/guide.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { nameOf } from '../../page.ts';
import type { GuideWords } from './guide-contents.tsx';
import styles from './guide-pager.module.css';

type Props = { stops: readonly GuidePath[]; here: GuidePath; words: GuideWords };

/** All guides as stations of one scale, and the two beside this one. */
export function GuidePager({ stops, here, words }: Props) {
  const index = stops.indexOf(here);
  const before = index > 0 ? stops[index - 1] : undefined;
  const after = stops[index + 1];
  const count = stops.length;
  return (
    <nav className={styles.pager} aria-label={words.all}>
      <div className={`wrap ${styles.inner}`}>
        <ol className={styles.scale}>
          {stops.map((path) => (
            <li key={path}>
              <Link to={path} aria-current={path === here ? 'page' : undefined}>
                <span>{nameOf(path)}</span>
              </Link>
            </li>
          ))}
        </ol>
        <div className={`row loose ${styles.ends}`}>
          {before && (
            <Link to={before} rel="prev" className={styles.previous}>
              <Icon name="arrow-left" />
              <Neighbour of={before} place={interpolate(words.previous, { number: index, count })} />
            </Link>
          )}
          {after && (
            <Link to={after} rel="next" className={styles.next}>
              <Neighbour of={after} place={interpolate(words.next, { number: index + 2, count })} />
              <Icon name="arrow-right" />
            </Link>
          )}
        </div>
      </div>
    </nav>
  );
}

function Neighbour({ of: path, place }: { of: GuidePath; place: string }) {
  return (
    <span>
      <small className="soft">{place}</small>
      <strong>{nameOf(path)}</strong>
    </span>
  );
}
