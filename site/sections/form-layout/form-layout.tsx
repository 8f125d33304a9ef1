import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { FormPage, Paragraph } from '../../../content/schema.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { LetterDial } from '../../media/letter-dial.tsx';
import { breadcrumbsTo } from '../../page.ts';
import { FormNotice } from '../form-notice/form-notice.tsx';
import styles from './form-layout.module.css';

export type FormLayoutProps = Omit<FormPage, 'path'> & {
  /** The page's address, for the way back above the heading. */
  path?: FormPage['path'];
  /** For the form beside it, which the page's heading names. */
  headingId: string;
  /** What went wrong before, above the form. */
  notice?: ReactNode;
  form: ReactNode;
  /** What is done with what is typed. */
  formNotice: Paragraph;
  /** Under the lede: other ways for those in a hurry. */
  lead?: ReactNode;
  /** The drawing under the words; an open letter when absent. */
  figure?: ReactNode;
};

/** A form alone on its page: words and a drawing on one side, the sheet to write on at the other. */
export function FormLayout({
  path,
  heading,
  headingId,
  lede,
  notes,
  notice,
  form,
  formNotice,
  lead,
  figure,
}: FormLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className="wrap">
        {path && <Breadcrumb crumbs={breadcrumbsTo(path)} />}
        <div className={`columns ${styles.columns}`}>
          <div>
            <h1 id={headingId}>{heading}</h1>
            <p className="lede spaced">{lede}</p>
            {lead}
          </div>
          <div className={`stack dense ${styles.main}`}>
            <div className={styles.sheet}>
              {notice && <div className={styles.notice}>{notice}</div>}
              {form}
            </div>
            <FormNotice words={formNotice} />
            <Paragraphs of={notes} className="soft" />
          </div>
          <div className={styles.letter}>{figure ?? <LetterDial state="open" />}</div>
          <FirstScreenEnd />
        </div>
      </div>
    </div>
  );
}
