import { Icon } from '../../components/icon.tsx';
import styles from './newsletter-form.later.module.css';

export type NewsletterFormProps = {
  heading: string;
  /** Names the field for those who do not see the heading above it. */
  label: string;
  placeholder: string;
  /** What the arrow button does, for those who cannot see the arrow. */
  button: string;
  note: string;
  /** Where the form is posted, and the field that no person fills in. */
  action: string;
  honeypot: string;
};

/**
 * One field and an arrow. It is a plain form that the server answers with a page; the page's script
 * (site/browser/newsletter) says the same below the field instead.
 */
export function NewsletterForm({ heading, label, placeholder, button, note, action, honeypot }: NewsletterFormProps) {
  return (
    <form className={styles.form} action={action} method="post" data-newsletter="">
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
    </form>
  );
}
