import { Link, Text } from '@react-email/components';
import { styles } from './mail-styles.ts';

type ActionLinkProps = {
  label: string;
  address: string;
  /** A plain link, for the way out of a letter: nothing in the mail asks to be pressed. */
  quiet?: boolean;
};

/** What the mail is for, as a button, and the address in full below it for programs that show no links. In the text part the label stands before the address. */
export function ActionLink({ label, address, quiet = false }: ActionLinkProps) {
  return (
    <>
      <Text style={styles.action} data-skip-in-text="true">
        <Link className={quiet ? 'link' : 'button'} style={quiet ? styles.link : styles.button} href={address}>
          {label}
        </Link>
      </Text>
      <Text className="soft" style={styles.address}>
        <span style={styles.hidden}>{label}: </span>
        {address}
      </Text>
    </>
  );
}
