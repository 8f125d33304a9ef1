import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { FormPage, InternalLink, Paragraph } from '../../../content/schema.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { breadcrumbsTo } from '../../page.ts';
import { TalkingWindow } from '../../media/talking-window/talking-window.tsx';
import { ArrowLinks } from '../arrow-link/arrow-link.tsx';
import { FormNotice } from '../form-notice/form-notice.tsx';
import styles from './talk-section.module.css';

type TalkSectionProps = FormPage & {
  /** The notice with other ways, without JavaScript. */
  withoutScript: { text: string; links: readonly InternalLink[] };
  chat: ReactNode;
  /** What is done with what is typed. */
  formNotice: Paragraph;
};

/** The window that answers, on one side; the conversation, on the other. */
export function TalkSection({ path, heading, lede, notes, withoutScript, chat, formNotice }: TalkSectionProps) {
  return (
    <div className={styles.talk}>
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumbsTo(path)} />
        <div className={`columns ${styles.columns}`}>
          <div className={styles.lead}>
            <h1>{heading}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <div className={`wide-only ${styles.window}`}>
              <TalkingWindow />
            </div>
            <FirstScreenEnd />
          </div>
          <div className={styles.box}>
            <div className={`stack ${styles.quiet}`}>
              <p>{withoutScript.text}</p>
              <ArrowLinks links={withoutScript.links} />
            </div>
            <div data-needs-script="">
              {chat}
              <FormNotice words={formNotice} />
              <div className={`soft cells ${styles.notes}`}>
                <Paragraphs of={notes} />
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
