import type { Guide } from '../../../content/guide.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import styles from './guide-hand-over.module.css';

/** After the text: who does the work for those who would rather not, and what to read next. */
export function GuideHandOver({
  closing,
  related,
  readNext,
}: Pick<Guide, 'closing' | 'related'> & { readNext: string }) {
  return (
    <div className={`wrap columns ${styles.handOver}`}>
      <div>
        <p className={`balanced ${styles.text}`}>{closing.text}</p>
        <div className={`row ${styles.actions}`}>
          <ButtonLink to={closing.contact.href}>
            {closing.contact.text} <Icon name="arrow-right" />
          </ButtonLink>
          <ArrowLink {...closing.service} />
        </div>
      </div>
      <section aria-labelledby="read-next">
        <h2 className={`small ${styles.title}`} id="read-next">
          {readNext}
        </h2>
        <ul className={styles.list}>
          {related.map(({ link, why }) => (
            <li key={link.href}>
              <Link to={link.href}>{link.text}</Link>
              <p className="soft">{why}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
