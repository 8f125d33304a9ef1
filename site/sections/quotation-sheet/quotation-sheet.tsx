import type { HowWeWorkPage } from '../../../content/pages/how-we-work.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './quotation-sheet.module.css';

/** The headings of a quotation, written on a sheet that lies on the page. */
export function QuotationSheet({ heading, lede, sheet, lines, note }: HowWeWorkPage['quotation']) {
  return (
    <section className={`section ${glaze.glaze}`} data-ground="glaze" id="quotation">
      <AsideColumns
        className="loose"
        aside={
          <>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <p className="lede">{lede}</p>
            <RichParagraph className={`soft ${styles.note}`} of={note} />
          </>
        }
      >
        <div className={styles.sheet}>
          <p className={styles.title}>{sheet}</p>
          <ol className="numbered">
            {lines.map(({ title, description }) => (
              <li className={styles.line} key={title}>
                <h3 className={styles.name}>{title}</h3>
                <RichParagraph className={`soft ${styles.text}`} of={description} />
              </li>
            ))}
          </ol>
        </div>
      </AsideColumns>
    </section>
  );
}
