import { Section, Text } from '@react-email/components';
import type { RelayWords, VisitorMailWords } from '../../../contracts/mails.ts';
import { ActionLink } from './action-link.tsx';
import { Lines } from './lines.tsx';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type VisitorMailProps = {
  site: RelayWords;
  words: VisitorMailWords;
  /** The requested time of the call, in each time zone. */
  time: readonly string[];
  /** The address of the button or plain link. */
  link?: string | undefined;
};

/** A mail to a visitor. It holds only the site's own texts, none that somebody typed. */
export function VisitorMail({ site, words, time, link }: VisitorMailProps) {
  const { heading, before, button, wayOut, aboutTime, after } = words;
  const label = button ?? wayOut;
  return (
    <MailSheet site={site} preview={before[0] ?? ''} heading={heading}>
      {before.map((paragraph) => (
        <Text key={paragraph} className="ink" style={styles.words}>
          {paragraph}
        </Text>
      ))}
      {time.length > 0 && (
        <Section className="ruled" style={styles.ruled}>
          <Text className="ink" style={styles.field}>
            <strong>
              <Lines of={time} />
            </strong>
          </Text>
        </Section>
      )}
      {link && label && <ActionLink label={label} address={link} quiet={button === undefined} />}
      {aboutTime && <Soft>{time.length > 0 ? aboutTime.chosen : aboutTime.open}</Soft>}
      {after.map((paragraph) => (
        <Soft key={paragraph}>{paragraph}</Soft>
      ))}
    </MailSheet>
  );
}
