import type { Paragraph } from '../../../content/schema.ts';
import { RichParagraph } from '../../components/paragraphs.tsx';
import styles from './form-notice.module.css';

/** One line at a form: what is done with what is typed, and where the rest is written. */
export function FormNotice({ words }: { words: Paragraph }) {
  return <RichParagraph className={`soft ${styles.notice}`} data-form-notice="" of={words} />;
}
