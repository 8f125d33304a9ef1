import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { contactSentPage } from '../../../content/pages/form-answers.ts';
import { circleCheckIcon } from '../../components/icon-shapes.ts';
import { Glyph } from '../../components/glyph.tsx';
import { LetterDial } from '../../media/letter-dial.tsx';
import { ArrowLinks } from '../arrow-link/arrow-link.tsx';
import page from './letter-page.module.css';
import styles from './sent-notice.module.css';

type SentNoticeProps = Pick<typeof contactSentPage, 'heading' | 'text' | 'links'> & {
  /** The drawing beside the words; a sealed letter when absent. */
  figure?: ReactNode;
  /** `plain` leaves out the green mark of success. */
  tone?: 'good' | 'plain';
};

/** A page that says one thing: it worked. */
export function SentNotice({ heading, text, links, figure, tone = 'good' }: SentNoticeProps) {
  return (
    <div className={`wrap columns ${page.page}`}>
      <div className={page.letter}>{figure ?? <LetterDial />}</div>
      <div className="stack loose">
        <h1 className={`${page.heading} ${styles.heading}`} data-tone={tone}>
          {tone === 'good' && <Glyph shape={circleCheckIcon} />}
          {heading}
        </h1>
        <p className="lede">{text}</p>
        <ArrowLinks links={links} />
      </div>
      <FirstScreenEnd />
    </div>
  );
}
