import { Body, Container, Head, Heading, Html, Link, Section, Text } from '@react-email/components';
import { mailLabels, type OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { darkStyles, styles } from './mail-styles.ts';

type Line = 'name' | 'email' | 'phone' | 'subject';
const lines: readonly Line[] = ['name', 'email', 'phone', 'subject'];

/** What an inbox shows beside the subject, in characters. */
const previewLength = 140;

/** A visitor's message, for the owner. React escapes whatever was typed. */
export function OwnerMail({ words, fields }: { words: OwnerMailWords; fields: MailFields }) {
  const { message = '' } = fields;
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="ground" style={styles.ground}>
        <div data-skip-in-text="true" style={styles.hidden}>
          {message.slice(0, previewLength).toWellFormed()}
        </div>
        <Container className="sheet" style={styles.sheet}>
          <Heading as="h1" className="ink" style={styles.heading}>
            {words.heading}
          </Heading>
          <Text className="soft" style={styles.soft}>
            {words.introduction}
          </Text>
          <Section className="ruled" style={styles.ruled}>
            {lines.map((line) => (
              <Field key={line} name={line} value={fields[line]} />
            ))}
          </Section>
          <Section className="ruled" style={styles.ruled}>
            <Text className="ink" style={styles.field}>
              <strong>{mailLabels.message}:</strong>
            </Text>
            <Text className="ink" style={styles.words} dir="auto">
              {brokenLines(message)}
            </Text>
          </Section>
          <Text className="soft" style={styles.soft}>
            {words.reply}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Field({ name, value }: { name: Line; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <Text className="ink" style={styles.field} dir="auto">
      <strong>{mailLabels[name]}:</strong> {name === 'email' ? <EmailLink address={value} /> : value}
    </Text>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <Link className="link" style={styles.link} href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      {address}
    </Link>
  );
}

/** Line breaks as elements, since mail clients ignore `white-space`. */
function brokenLines(text: string) {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
