import type { InternalLink } from '../../../content/schema.ts';
import { DayWindows } from '../../media/day/day-windows.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './about-section.module.css';

export type AboutProps = {
  headingLevel?: HeadingLevel;
  heading: string;
  bullets: readonly { text: string }[];
  actions: readonly InternalLink[];
};

/** A quiet paragraph: one large sentence, three claims on a scale, and the wall through one day. */
export function AboutSection({ headingLevel = 2, heading, bullets, actions }: AboutProps) {
  return (
    <section className="section" id="about-us">
      <div className="wrap" id="aboutUs">
        <SectionTitle level={headingLevel} size="light">
          {heading}
        </SectionTitle>
        <ul className={styles.bullets}>
          {bullets.map(({ text }) => (
            <li className={styles.bullet} key={text}>
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.links}>
          {actions.map((action) => (
            <ArrowLink key={action.href} {...action} />
          ))}
        </div>
        <div className={styles.figure}>
          <DayWindows />
        </div>
      </div>
    </section>
  );
}
