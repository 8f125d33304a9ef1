import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { about } from '../../../content/landing.ts';
import type { Paragraph } from '../../../content/schema.ts';
import appear from '../appear-once/appear-once.module.css';
import { ActionLink } from '../../components/action-link.tsx';
import { ButtonRow } from '../../components/button.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import { DayFilm } from './day-film.tsx';
import styles from './about-section.module.css';

type AboutProps = typeof about & {
  headingLevel?: HeadingLevel;
  /** An introduction of the company, only where the section is the page. */
  lead?: Paragraph;
  /** The labels of the pause and play button. */
  motion: { pause: string; play: string };
};

/** A quiet paragraph: one large sentence, three claims on a scale, and the façade through one day. As a page it has its links as buttons on the first screen. */
export function AboutSection({ headingLevel = 2, heading, lead, bullets, note, actions, video, motion }: AboutProps) {
  return (
    <section className={`section ${appear.watched}`} id="about-us">
      <div className="wrap" id="aboutUs">
        <SectionTitle level={headingLevel} size={headingLevel === 1 ? 'sentence' : 'light'}>
          {heading}
        </SectionTitle>
        {headingLevel === 1 && <FirstScreenEnd />}
        {lead && (
          <>
            <RichParagraph className={styles.lead} of={lead} />
            <ButtonRow>
              {actions.map((action, index) => (
                <ActionLink key={action.href} action={action} variant={index === 0 ? 'outline' : 'primary'} />
              ))}
            </ButtonRow>
          </>
        )}
        <ul className={`cells ${styles.bullets} ${appear.list}`}>
          {bullets.map((text) => (
            <li className={styles.bullet} key={text}>
              {text}
            </li>
          ))}
        </ul>
        <RichParagraph className={`soft balanced ${styles.note}`} of={note} />
        {!lead && (
          <div className={`row ${styles.links}`}>
            {actions.map((action) => (
              <ArrowLink key={action.href} {...action} />
            ))}
          </div>
        )}
        <div className={styles.figure}>
          <DayFilm {...video} lazy={headingLevel > 1} words={motion} />
        </div>
      </div>
    </section>
  );
}
