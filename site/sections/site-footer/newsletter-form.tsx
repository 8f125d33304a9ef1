import type { ComponentProps } from 'react';
import { Icon } from '../../components/icon.tsx';
import { RichText } from '../../components/rich-text.tsx';
import styles from './newsletter-form.deferred.module.css';

type RichWords = ComponentProps<typeof RichText>['of'];

export type NewsletterFormProps = {
  heading: string;
  /** Names the field for those who do not see the heading above it. */
  label: string;
  placeholder: string;
  /** What the arrow button does, for those who cannot see the arrow. */
  button: string;
  note: string;
  /** What is done with the address, with the way to the rest. */
  notice: RichWords;
  /** What the script says of an address that is none, and when no answer comes. */
  messages: { invalidEmail: string; failed: string };
  /** Where the form is posted, and the field that no person fills in. */
  action: string;
  honeypot: string;
};

/**
 * One field and an arrow. It is a plain form that the server answers with a page; the page's script
 * (site/browser/newsletter) says the same below the field instead.
 */
export function NewsletterForm({
  heading,
  label,
  placeholder,
  button,
  note,
  action,
  honeypot,
  notice,
  messages,
}: NewsletterFormProps) {
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      data-newsletter=""
      data-invalid={messages.invalidEmail}
      data-failed={messages.failed}
    >
      <label htmlFor="footer-email">
        {heading}
        <span className="visually-hidden">. {label}</span>
      </label>
      <div className={styles.field}>
        <input
          id="footer-email"
          name="email"
          type="email"
          required
          placeholder={placeholder}
          autoComplete="email"
          aria-describedby="footer-letter"
        />
        <button type="submit" aria-label={button}>
          <Icon name="arrow-right" />
        </button>
      </div>
      <input name={honeypot} tabIndex={-1} autoComplete="off" hidden />
      <p className={styles.note} id="footer-letter" role="status">
        {note}
      </p>
      <p className={styles.note} data-form-notice="">
        <RichText of={notice} />
      </p>
    </form>
  );
}
