import { Text } from '@react-email/components';
import type { AccountMailWords } from '../../../content/mail/account-mails.ts';
import type { MailFields } from '../outbox/mail.ts';
import { ActionLink } from './action-link.tsx';
import { MailSheet, Soft } from './mail-sheet.tsx';
import { styles } from './mail-styles.ts';

/** A mail to the holder of an account. `code` and `link` are shown where the mail has one. */
export function AccountMail({ words, fields }: { words: AccountMailWords; fields: MailFields }) {
  const { code, link } = fields;
  const introduction = words.introduction.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '');
  return (
    <MailSheet preview={introduction} heading={words.heading} introduction={introduction}>
      {code !== undefined && (
        <Text className="ink" style={styles.code}>
          {code}
        </Text>
      )}
      {link !== undefined && <ActionLink label={words.button ?? link} address={link} />}
      <Soft>{words.otherwise}</Soft>
    </MailSheet>
  );
}
