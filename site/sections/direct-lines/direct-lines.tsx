import type { company } from '../../../content/company.ts';
import type { bookACallPage } from '../../../content/pages/book-a-call.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './direct-lines.module.css';

type DirectLinesProps = (typeof bookACallPage)['direct'] & Pick<typeof company, 'phones'>;

/** The numbers that somebody picks up, large enough to dial from across the table. */
export function DirectLines({ heading, text, phones }: DirectLinesProps) {
  return (
    <div className={styles.direct}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className="soft balanced">{text}</p>
      <ul className={`start ${styles.lines}`}>
        {phones.map(({ display, uri }) => (
          <li key={uri}>
            <a href={uri}>
              <Icon name="phone" />
              {display}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
