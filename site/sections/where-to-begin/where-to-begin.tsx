import type { Point, Titled } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './where-to-begin.module.css';

/** Situations on the left, the first step for each on the right. */
export function WhereToBegin({ heading, lede, items }: Titled<Point>) {
  return (
    <section className="section band">
      <AsideColumns
        aside={
          <>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <p className="soft">{lede}</p>
          </>
        }
      >
        <dl className="ruled">
          {items.map(({ title, description }) => (
            <div key={title} className={`cells ${styles.row}`}>
              <dt className={`balanced ${styles.situation}`}>{title}</dt>
              <dd className={`soft ${styles.step}`}>
                <RichText of={description} />
              </dd>
            </div>
          ))}
        </dl>
      </AsideColumns>
    </section>
  );
}
