import { Text } from '@react-email/components';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { AccountMailWords, RelayWords } from '../../../contracts/mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { ActionLink } from './action-link.tsx';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

type AccountMailProps = { site: RelayWords; words: AccountMailWords; fields: MailFields };

/** A mail to the holder of an account. `code` and `link` are shown where the mail has one. */
export function AccountMail({ site, words, fields }: AccountMailProps) {
  const { code, link, also } = fields;
  const introduction = interpolate(words.introduction, fields);
  return (
    <MailSheet
      site={site}
      heading={words.heading}
      introduction={also && words.also ? [introduction, words.also] : [introduction]}
      preview={code && `${code}. ${introduction}`}
    >
      {code !== undefined && (
        <Text className="ink" style={styles.code}>
          {code}
        </Text>
      )}
      {link && words.button && <ActionLink label={words.button} address={link} />}
      <Soft>{words.otherwise}</Soft>
    </MailSheet>
  );
}
