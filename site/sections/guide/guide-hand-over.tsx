import type { Guide } from '../../../content/guide.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { Link } from '../../components/link.tsx';
import { nameOf } from '../../page.ts';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import type { GuideWords } from './guide-contents.tsx';
import styles from './guide-hand-over.module.css';

/** After the text: who does the work for those who would rather not, and what to read next. */
export function GuideHandOver({ guide: { closing, related }, words }: { guide: Guide; words: GuideWords }) {
  return (
    <div className={`wrap columns ${styles.handOver}`}>
      <div>
        <p className={`balanced ${styles.text}`}>{closing.text}</p>
        <div className={`row ${styles.actions}`}>
          <ActionLink action={closing.contact} />
          <ArrowLink {...words.service} />
        </div>
      </div>
      <section aria-labelledby="read-next">
        <h2 className={`small ${styles.title}`} id="read-next">
          {words.readNext}
        </h2>
        <ul className={styles.list}>
          {related.map(({ path, why }) => (
            <li key={path}>
              <Link to={path}>{nameOf(path)}</Link>
              <p className="soft">{why}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
