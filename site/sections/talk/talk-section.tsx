import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { InternalLink, Paragraph } from '../../../content/schema.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { RichText } from '../../components/rich-text.tsx';
import type { Crumb } from '../../page.ts';
import { TalkingWindow } from '../../media/talking-window/talking-window.tsx';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { FormNotice } from '../form-notice/form-notice.tsx';
import styles from './talk-section.module.css';

type TalkSectionProps = {
  crumbs: readonly Crumb[];
  heading: string;
  lede: string;
  notes: readonly Paragraph[];
  /** The notice with other ways, without JavaScript. */
  withoutScript: { text: string; links: readonly InternalLink[] };
  chat: ReactNode;
  /** What is done with what is typed. */
  formNotice: Paragraph;
};

/** The window that answers, on one side; the conversation, on the other. */
export function TalkSection({ crumbs, heading, lede, notes, withoutScript, chat, formNotice }: TalkSectionProps) {
  return (
    <div className={styles.talk}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.columns}>
          <div className={styles.lead}>
            <h1>{heading}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <div className={styles.window}>
              <TalkingWindow />
            </div>
            <FirstScreenEnd />
          </div>
          <div className={styles.box}>
            <div className={styles.quiet}>
              <p>{withoutScript.text}</p>
              <ul role="list">
                {withoutScript.links.map((link) => (
                  <li key={link.href}>
                    <ArrowLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
            <div data-needs-script="">
              {chat}
              <FormNotice words={formNotice} />
              <div className={styles.notes}>
                {notes.map((note, index) => (
                  <p key={index}>
                    <RichText of={note} />
                  </p>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
