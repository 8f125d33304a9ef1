import { Text } from '@react-email/components';
import type { RelayWords, VisitorMailWords } from '../../../contracts/mails.ts';
import type { CallTimeText } from '../calendar/call-time-text.ts';
import { ActionLink } from './action-link.tsx';
import { Box, MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type VisitorMailProps = {
  site: RelayWords;
  words: VisitorMailWords;
  call: CallTimeText;
  /** The address of the button or plain link. */
  link?: string | undefined;
};

/** A mail to a visitor. It holds only the site's own texts, none that somebody typed. */
export function VisitorMail({ site, words, call, link }: VisitorMailProps) {
  const { heading, before, button, unsubscribe, aboutTime, after } = words;
  const label = button ?? unsubscribe;
  const [own, ...others] = call.lines;
  return (
    <MailSheet site={site} heading={heading} introduction={before} hour={call.hour}>
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
      {aboutTime && call.isOutside && <Soft>{aboutTime.outside}</Soft>}
      {aboutTime && <Soft>{own === undefined ? aboutTime.open : aboutTime.chosen}</Soft>}
      {after.map((paragraph) => (
        <Soft key={paragraph}>{paragraph}</Soft>
      ))}
    </MailSheet>
  );
}
