import type { footer } from '../../../content/navigation.ts';
import type { Paragraph } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { RichParagraph } from '../../components/paragraphs.tsx';
import styles from './newsletter-form.deferred.module.css';

export type NewsletterFormProps = (typeof footer)['newsletter'] & {
  /** What is done with the address, with the way to the rest. */
  notice: Paragraph;
  /** The script's messages for an invalid address and for no answer. */
  messages: { invalidEmail: string; failed: string };
  /** The target of the form. */
  action: string;
  /** The honeypot field. Its label is for browsers that show what is hidden. */
  honeypot: { name: string; label: string };
};

/**
 * The newsletter form. Without JavaScript the server answers it with a page; the script
 * (site/browser/newsletter) shows the answer below the field instead.
 */
export function NewsletterForm(words: NewsletterFormProps) {
  return (
    <form
      className={styles.form}
      action={words.action}
      method="post"
      data-newsletter=""
      data-invalid={words.messages.invalidEmail}
      data-failed={words.messages.failed}
    >
      <label htmlFor="footer-email">
        {words.heading}
        <span className="visually-hidden">. {words.label}</span>
      </label>
      <div className={styles.field}>
        <input
          id="footer-email"
          name="email"
          type="email"
          placeholder={words.placeholder}
          autoComplete="email"
          aria-describedby="footer-letter"
        />
        <button type="submit" className="middle">
          <span className="visually-hidden">{words.button}</span>
          <Icon name="arrow-right" />
        </button>
      </div>
      <label hidden>
        {words.honeypot.label}
        <input name={words.honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
      <p className={styles.note} id="footer-letter" role="status">
        {words.note}
      </p>
      <RichParagraph className={styles.note} data-form-notice="" of={words.notice} />
    </form>
  );
}
