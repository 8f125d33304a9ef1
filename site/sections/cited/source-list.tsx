import type { IsoDay, Source, Sources } from '../../../content/guide.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { DateText } from './date-text.tsx';
import { sourceAnchor } from './source-numbers.ts';
import styles from './source-list.module.css';
import { cited } from '../../../content/component-words.ts';

type Props = {
  heading: string;
  note: string;
  sources: Sources;
  /** The day of the last check with the words before it, where the page does not say it elsewhere. */
  updated?: { words: string; day: IsoDay };
  /** In two columns where the page has the breadth for them. */
  columns?: boolean;
};

/** What stands behind the page, in the order of the marks, each with its date. */
export function SourceList({ heading, note, sources, updated, columns = false }: Props) {
  return (
    <section id="sources">
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={`balanced numbered ${styles.list}`} data-columns={columns || undefined}>
        {Object.entries(sources).map(([id, source], index) => (
          <li key={id} id={sourceAnchor(index + 1)} className={styles.source}>
            <span>
              <ExternalLink href={source.url}>{source.title}</ExternalLink>
              <span className={`small soft ${styles.publisher}`}>
                {source.publisher}, <SourceDate of={source} />
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={`small soft balanced ${styles.note}`}>
        {note}
        {updated && (
          <>
            {' '}
            {updated.words} <DateText of={updated.day} />.
          </>
        )}
      </p>
    </section>
  );
}

function SourceDate({ of: source }: { of: Source }) {
  if ('published' in source) return <DateText of={source.published} />;
  const [before, after] = cited.asOf.split('{date}');
  return (
    <>
      {before}
      <DateText of={source.accessed} />
      {after}
    </>
  );
}
