import { Link, Section, Text } from '@react-email/components';
import type { VisitorMailWords } from '../../../content/mail/visitor-mails.ts';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type VisitorMailProps = {
  words: VisitorMailWords;
  /** A line that stands out: when the call is to be. */
  time?: string | undefined;
  /** Where the button leads. */
  link?: string | undefined;
};

/** A mail to a visitor, in the site's own words alone. */
export function VisitorMail({ words, time, link }: VisitorMailProps) {
  const { heading, before, button, after } = words;
  return (
    <MailSheet preview={before[0] ?? ''} heading={heading}>
      {before.map((paragraph) => (
        <Text key={paragraph} className="ink" style={styles.words}>
          {paragraph}
        </Text>
      ))}
      {time && (
        <Section className="ruled" style={styles.ruled}>
          <Text className="ink" style={styles.field}>
            <strong>{time}</strong>
          </Text>
        </Section>
      )}
      {link && (
        <Text style={styles.words}>
          <Link className="link" style={styles.link} href={link}>
            {button}
          </Link>
        </Text>
      )}
      {after.map((paragraph) => (
        <Soft key={paragraph}>{paragraph}</Soft>
      ))}
    </MailSheet>
  );
}
