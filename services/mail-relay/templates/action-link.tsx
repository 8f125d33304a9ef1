import { Button, Link, Text } from '@react-email/components';
import { styles } from './mail-styles.ts';

type ActionLinkProps = {
  label: string;
  address: string;
  /** A plain link instead of a button, to unsubscribe. */
  quiet?: boolean;
};

/** The main link of a mail as a button, with the full address below for programs that show no links. In the text part the label precedes the address. */
export function ActionLink({ label, address, quiet = false }: ActionLinkProps) {
  const [Anchor, look] = quiet ? ([Link, 'link'] as const) : ([Button, 'button'] as const);
  return (
    <>
      <Text style={styles.action} data-skip-in-text="true">
        <Anchor className={look} style={styles[look]} href={address}>
          {label}
        </Anchor>
      </Text>
      <Text className="soft" style={styles.address}>
        <span style={styles.hidden}>{label}: </span>
        {address}
      </Text>
    </>
  );
}
