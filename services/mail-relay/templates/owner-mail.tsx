import { Link, Section, Text } from '@react-email/components';
import { fieldLabels } from '../../../content/field-labels.ts';
import type { OwnerMailWords } from '../../../content/mail/owner-mails.ts';
import { isEmailAddress } from '../../../contracts/check-form.ts';
import { type FormName, lineFields, typedFields, type TypedFieldName } from '../../../contracts/forms.ts';
import type { MailFields } from '../outbox/mail.ts';
import { Lines } from './lines.tsx';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';
import { shortened } from './shortened.ts';

/** What an inbox shows beside the subject, in characters. */
const previewLength = 140;

type OwnerMailProps = {
  form: FormName;
  words: OwnerMailWords;
  fields: MailFields;
  /** When the visitor would like to be called, by each clock. */
  time: readonly string[];
};

/** A visitor's message, for the owner. React escapes whatever was typed. */
export function OwnerMail({ form, words, fields, time }: OwnerMailProps) {
  const { message = '' } = fields;
  return (
    <MailSheet preview={shortened(message, previewLength)} heading={words.heading} introduction={words.introduction}>
      <Section className="ruled" style={styles.ruled}>
        {lineFields(form).map((line) => (
          <Field key={line} name={line} value={fields[line]} />
        ))}
        <Field name="preferred_time" value={time.join('\n') || undefined} />
      </Section>
      {typedFields(form, 'text').map((name) => (
        <Section key={name} className="ruled" style={styles.ruled}>
          <Text className="ink" style={styles.field}>
            <strong>{fieldLabels[name]}:</strong>
          </Text>
          <Text className="ink" style={{ ...styles.words, ...styles.typed }} dir="auto">
            <Lines of={(fields[name] ?? '').split('\n')} />
          </Text>
        </Section>
      ))}
      <Soft>{words.reply}</Soft>
    </MailSheet>
  );
}

function Field({ name, value }: { name: TypedFieldName; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <Text className="ink" style={styles.field}>
      <strong>{fieldLabels[name]}:</strong>{' '}
      {/* On its own, so that a name written from right to left does not turn the line around. */}
      <span dir="auto" style={styles.typed}>
        {name === 'email' && isEmailAddress(value) ? <EmailLink address={value} /> : <Lines of={value.split('\n')} />}
      </span>
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
