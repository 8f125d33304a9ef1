import type { webDevelopmentPage } from '../../../content/pages/services/web-development.ts';
import { RichText } from '../../components/rich-text.tsx';
import { StartFigure } from '../../media/start-figure.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './where-to-begin.module.css';

/** Situations, each with its drawing, and the first step for each. */
export function WhereToBegin({ heading, lede, items }: typeof webDevelopmentPage.start) {
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
          {items.map(({ title, description, figure }) => (
            <div key={title} className={`cells ${styles.row}`}>
              <dt className={`balanced ${styles.situation}`}>
                <StartFigure of={figure} className={styles.figure} />
                {title}
              </dt>
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
