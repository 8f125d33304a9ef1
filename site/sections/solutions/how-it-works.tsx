import type { howItWorks } from '../../../content/landing.ts';
import { ActionLinks } from '../../components/action-link.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { StepArch } from '../../media/facade/step-arches.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './how-it-works.module.css';

/** There are as many windows as steps; a fourth step would need a fourth drawing. */
const arches = [0, 1, 2] as const;

/** Three windows that climb like the stair of the façade, and the invitation at the top of them. */
export function HowItWorks({ heading, lede, steps, join }: Omit<typeof howItWorks, 'links'>) {
  return (
    <div className={styles.how}>
      <div className={`stack ${styles.head}`}>
        <SectionTitle>{heading}</SectionTitle>
        <p className="lede">{lede}</p>
      </div>
      <ol className={`cells ${styles.stair}`}>
        {arches.map((arch) => (
          <li className={`stack ${styles.step}`} key={arch}>
            <StepArch className={styles.arch} step={arch} />
            <div>
              <h3 className={styles.title}>{steps[arch]?.title}</h3>
              <p className={`soft balanced ${styles.text}`}>{steps[arch]?.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`stack ${styles.join}`}>
        <SectionTitle size="medium">{join.heading}</SectionTitle>
        <RichParagraph className={`soft balanced ${styles.text}`} of={join.text} />
        <ActionLinks actions={[join.action]} />
      </div>
    </div>
  );
}
