import type { Path } from '../../../content/site-map.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './address-form.module.css';

export type AddressFormProps = {
  label: string;
  placeholder: string;
  /** What the arrow button does, for those who cannot see the arrow. */
  button: string;
  /** The page that takes the address over, in its `email` parameter. */
  action: Path;
};

/** One field and an arrow: a plain form that leads to a page with the address already filled in. */
export function AddressForm({ label, placeholder, button, action }: AddressFormProps) {
  return (
    <form className={styles.form} action={action} method="get">
      <label htmlFor="footer-email">{label}</label>
      <div className={styles.field}>
        <input id="footer-email" name="email" type="email" required placeholder={placeholder} autoComplete="email" />
        <button type="submit" aria-label={button}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </form>
  );
}
