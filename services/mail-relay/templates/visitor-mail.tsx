import { Text } from '@react-email/components';
import type { RelayWords, VisitorMailWords } from '../../../contracts/mails.ts';
import { ActionLink } from './action-link.tsx';
import { Box, MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type VisitorMailProps = {
  site: RelayWords;
  words: VisitorMailWords;
  /** The requested time of the call, in each time zone. */
  time: readonly string[];
  /** Its hour on the visitor's clock. */
  hour: number | undefined;
  /** Whether that is outside of our hours. */
  outside: boolean;
  /** The address of the button or plain link. */
  link?: string | undefined;
};

/** A mail to a visitor. It holds only the site's own texts, none that somebody typed. */
export function VisitorMail({ site, words, time, hour, outside, link }: VisitorMailProps) {
  const { heading, before, button, unsubscribe, aboutTime, after } = words;
  const label = button ?? unsubscribe;
  const [own, ...others] = time;
  return (
    <MailSheet site={site} heading={heading} introduction={before} hour={hour}>
      {own !== undefined && (
        <Box className="ruled" style={styles.ruled}>
          <Text className="ink" style={styles.time}>
            {own}
          </Text>
          {others.map((line) => (
            <Text key={line} className="soft" style={styles.otherTime}>
              {line}
            </Text>
          ))}
        </Box>
      )}
      {link && label && <ActionLink label={label} address={link} quiet={button === undefined} />}
      {aboutTime && outside && <Soft>{aboutTime.outside}</Soft>}
      {aboutTime && <Soft>{time.length > 0 ? aboutTime.chosen : aboutTime.open}</Soft>}
      {after.map((paragraph) => (
        <Soft key={paragraph}>{paragraph}</Soft>
      ))}
    </MailSheet>
  );
}
