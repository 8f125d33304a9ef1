import { Body, Container, Head, Heading, Html, Link, Text } from '@react-email/components';
import type { AccountMailWords } from '../../../content/mail/account-mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { darkStyles, styles } from './mail-styles.ts';

/** A mail to the holder of an account. `code` and `link` are shown where the mail has one. */
export function AccountMail({ words, fields }: { words: AccountMailWords; fields: MailFields }) {
  const { code, link, provider = '' } = fields;
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="ground" style={styles.ground}>
        <Container className="sheet" style={styles.sheet}>
          <Heading as="h1" className="ink" style={styles.heading}>
            {words.heading}
          </Heading>
          <Text className="soft" style={styles.soft}>
            {words.introduction.replace('{provider}', provider)}
          </Text>
          {code !== undefined && (
            <Text className="ink" style={styles.code}>
              {code}
            </Text>
          )}
          {link !== undefined && <ActionLink label={words.button ?? link} address={link} />}
          <Text className="soft" style={styles.soft}>
            {words.otherwise}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A button, and the address in full below it for programs that show no links; the text part has the address alone. */
function ActionLink({ label, address }: { label: string; address: string }) {
  return (
    <>
      <Text className="ink" style={styles.field} data-skip-in-text="true">
        <Link className="link" style={styles.link} href={address}>
          {label}
        </Link>
      </Text>
      <Text className="soft" style={styles.words}>
        {address}
      </Text>
    </>
  );
}
