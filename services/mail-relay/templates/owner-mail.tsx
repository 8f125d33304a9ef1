import { Link, Section, Text } from '@react-email/components';
import { mailLabels, type OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type Line = 'name' | 'email' | 'phone' | 'subject';
const lines: readonly Line[] = ['name', 'email', 'phone', 'subject'];

/** What an inbox shows beside the subject, in characters. */
const previewLength = 140;

type OwnerMailProps = {
  words: OwnerMailWords;
  fields: MailFields;
  /** When the visitor would like to be called. */
  time?: string | undefined;
};

/** A visitor's message, for the owner. React escapes whatever was typed. */
export function OwnerMail({ words, fields, time }: OwnerMailProps) {
  const { message = '' } = fields;
  return (
    <MailSheet
      preview={message.slice(0, previewLength).toWellFormed()}
      heading={words.heading}
      introduction={words.introduction}
    >
      <Section className="ruled" style={styles.ruled}>
        {lines.map((line) => (
          <Field key={line} name={line} value={fields[line]} />
        ))}
        <Field name="time" value={time} />
      </Section>
      <Section className="ruled" style={styles.ruled}>
        <Text className="ink" style={styles.field}>
          <strong>{mailLabels.message}:</strong>
        </Text>
        <Text className="ink" style={styles.words} dir="auto">
          {brokenLines(message)}
        </Text>
      </Section>
      <Soft>{words.reply}</Soft>
    </MailSheet>
  );
}

function Field({ name, value }: { name: Line | 'time'; value: string | undefined }) {
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
