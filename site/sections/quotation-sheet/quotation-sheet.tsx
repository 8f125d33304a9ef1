import type { Paragraph, Point } from '../../../content/schema.ts';
import { RichText } from '../../components/rich-text.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './quotation-sheet.module.css';

type QuotationSheetProps = {
  heading: string;
  lede: string;
  /** The title at the head of the sheet. */
  sheet: string;
  lines: readonly Point[];
  note: Paragraph;
};

/** The headings of a quotation, written on a sheet that lies on the page. */
export function QuotationSheet({ heading, lede, sheet, lines, note }: QuotationSheetProps) {
  return (
    <section className={`section ${glaze.glaze}`} data-ground="glaze" id="quotation">
      <AsideColumns
        className={styles.words}
        aside={
          <>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <p className={`soft ${styles.note}`}>
              <RichText of={note} />
            </p>
          </>
        }
      >
        <div className={styles.sheet}>
          <p className={styles.title}>{sheet}</p>
          <ol className={styles.lines}>
            {lines.map(({ title, description }) => (
              <li className={styles.line} key={title}>
                <h3 className={styles.name}>{title}</h3>
                <p className={`soft ${styles.text}`}>
                  <RichText of={description} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </AsideColumns>
    </section>
  );
}
