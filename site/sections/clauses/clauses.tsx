import type { Clause } from '../../../content/legal-page.ts';
import type { Point } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { ComparisonTable } from '../guide/comparison-table.tsx';
import styles from './clauses.module.css';
import { SpanTable } from './span-table.tsx';

type ClausesProps = {
  clauses: Readonly<Record<string, Clause>>;
  /** `ledger` has larger headings in a broader column, and a hairline below the last as well; `page` follows a band. */
  look?: 'ledger' | 'page';
};

/** Headings on the left, what each says on the right, with its list and its table: the rules of a page of law, and other texts that go on row by row. */
export function Clauses({ clauses, look }: ClausesProps) {
  return (
    <section className={look === 'page' ? `section ${styles.page}` : 'section'}>
      <div className={`wrap ruled ${styles.clauses}`} data-look={look}>
        {Object.entries(clauses).map(([id, { heading, paragraphs, points, table, spans }]) => (
          <div
            className={`cells ${styles.clause}`}
            key={id}
            id={id}
            data-wide={(table?.columns.length ?? 0) > 2 || undefined}
          >
            <h2 className={`middling ${styles.heading}`}>{heading}</h2>
            <div className={`stack ${styles.text}`}>
              <Paragraphs of={paragraphs} />
              {points && <Points points={points} />}
            </div>
            {table && (
              <div className={styles.table}>
                <ComparisonTable table={table} sources={{}} />
              </div>
            )}
            {spans && <SpanTable table={spans} className={styles.spans} />}
          </div>
        ))}
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <dl>
      {points.map(({ title, description }) => (
        <div className={`stack ${styles.point}`} key={title}>
          <dt>{title}</dt>
          <dd className="soft">
            <RichText of={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
