import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { faq } from '../../../content/faq.ts';
import { ButtonLink } from '../../components/button.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import appear from '../appear-once/appear-once.module.css';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './faq-section.module.css';

type FaqProps = typeof faq & {
  headingLevel?: HeadingLevel;
  /** Under the heading, where the section is the page. */
  lede?: string;
};

/** The `name` of the `<details>` elements, by which the browser keeps at most one open. */
const GROUP = 'faq';

/** Numbered questions, of which none or one is open, and two cards for those who found no answer. */
export function FaqSection({ headingLevel = 2, heading, lede, cards, items }: FaqProps) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <section className={`section ${appear.watched}`} id="faq">
      <div className={`wrap columns ${styles.columns}`}>
        <div className="stack">
          <SectionTitle level={headingLevel} size="numeral">
            {heading}
          </SectionTitle>
          {lede !== undefined && <p className="lede">{lede}</p>}
        </div>
        {headingLevel === 1 && <FirstScreenEnd />}
        <div className={`ruled ${styles.questions} ${appear.list}`}>
          {items.map(({ id, title, content }, index) => (
            <details className={styles.item} name={GROUP} key={id} open={index === 0}>
              <summary className={styles.summary}>
                <span className="soft tabular">{index + 1}</span>
                <Title className={styles.question}>{title}</Title>
              </summary>
              <RichParagraph className={`soft ${styles.answer}`} id={id} of={content} />
            </details>
          ))}
        </div>
        <div className={`stack ${styles.side}`}>
          {cards.map(({ heading: title, text, action }, index) => (
            <div className={styles.note} key={title}>
              <Title className={`lesser ${styles.noteTitle}`}>{title}</Title>
              <p className={`soft ${styles.noteText}`}>{text}</p>
              <ButtonLink to={action.href} size="small" variant={index === 0 ? 'outline' : 'primary'}>
                {action.text}
              </ButtonLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
