import { Link, Text } from '@react-email/components';
import { isEmailAddress } from '../../../contracts/check-form.ts';
import { type FormName, lineFields, typedFields } from '../../../contracts/forms.ts';
import type { OwnerMailWords, RelayWords } from '../../../contracts/mails.ts';
import type { CallTimeText } from '../calendar/call-time-text.ts';
import type { MailFields } from '../outbox/mail.ts';
import { phoneLink } from '../phone-link.ts';
import { longText } from './long-text.ts';
import { Box, MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';
import { shortened } from './shortened.ts';

/** The length of the preview that an inbox shows beside the subject, in characters. */
const previewLength = 140;

type OwnerMailProps = {
  site: RelayWords;
  form: FormName;
  words: OwnerMailWords;
  fields: MailFields;
  call: CallTimeText;
};

/** A visitor's message, for the owner. React escapes whatever was typed. */
export function OwnerMail({ site, form, words, fields, call }: OwnerMailProps) {
  const { fieldLabels } = site;
  const { message = '', email = '' } = fields;
  const canBeAnswered = isEmailAddress(email);
  return (
    <MailSheet
      site={site}
      hour={call.hour}
      preview={shortened(message, previewLength)}
      heading={words.heading}
      introduction={[words.introduction]}
    >
      <Box className="ruled" style={styles.ruled}>
        {lineFields(form).map((line) => (
          <Field key={line} label={fieldLabels[line]} value={fields[line]} link={linkOf(line, fields[line])} />
        ))}
        <Field label={fieldLabels.preferred_time} value={call.lines.join('\n') || undefined} />
      </Box>
      {typedFields(form, 'text').map((name) => (
        <Box key={name} className="ruled" style={styles.ruled}>
          <Text className="ink" style={styles.field}>
            <strong>{fieldLabels[name]}:</strong>
          </Text>
          <Text className="ink" style={{ ...styles.words, ...styles.typed }} dir="auto">
            {longText(name)}
          </Text>
        </Box>
      ))}
      <Soft>{canBeAnswered ? words.reply : words.noReply}</Soft>
    </MailSheet>
  );
}

/** Where a field leads: to an email, or to a call. */
function linkOf(name: string, value = ''): string | undefined {
  if (name === 'phone') return phoneLink(value);
  if (name !== 'email' || !isEmailAddress(value)) return undefined;
  return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
}

function Field({ label, value, link }: { label: string; value: string | undefined; link?: string | undefined }) {
  if (value === undefined) return null;
  return (
    <Text className="ink" style={styles.field}>
      <strong>{label}:</strong>{' '}
      {/* On its own, so that a name written from right to left does not turn the line around. */}
      <span dir="auto" style={styles.typed}>
        {link ? (
          <Link className="link" style={styles.link} href={link}>
            {value}
          </Link>
        ) : (
          <Lines of={value.split('\n')} />
        )}
      </span>
    </Text>
  );
}

/** Line breaks as elements, since mail clients ignore `white-space`. */
function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
