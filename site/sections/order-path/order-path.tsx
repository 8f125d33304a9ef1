import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { OrderStation } from '../../media/development/order-stations.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './order-path.module.css';

/** The way of one order past its stations: from left to right where there is room, else downwards. */
export function OrderPath({ section: { id, heading, paragraphs, points } }: { section: Section }) {
  return (
    <section className="section band" id={id}>
      <div className="wrap">
        <div className={styles.head}>
          <SectionTitle level={2}>{heading}</SectionTitle>
          <div className="lede">
            <Paragraphs of={paragraphs} />
          </div>
        </div>
        <ol className={styles.path}>
          {points?.map(({ title, description }, index) => (
            <li className={styles.station} key={title}>
              <OrderStation of={index} className={styles.drawing} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>
                <RichText of={description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
