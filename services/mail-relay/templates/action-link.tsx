import { Link, Text } from '@react-email/components';
import { styles } from './mail-styles.ts';

type ActionLinkProps = {
  label: string;
  address: string;
  /** A plain link instead of a button, to unsubscribe. */
  quiet?: boolean;
};

/** The main link of a mail as a button, with the full address below for programs that show no links. In the text part the label precedes the address. */
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
