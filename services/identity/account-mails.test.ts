import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { accountMails } from '../../content/mail/account-mails.ts';
import { sinkOfTest } from '../mail-relay/testing/smtp-sink.ts';
import { testRelay } from '../mail-relay/testing/test-relay.ts';
import { emailCodePaths } from './social/email-code-pages.ts';
import { asha, signUp, siteOrigin, testIdentity } from './testing/test-identity.ts';

/** The service beside the production relay, which delivers to a mail server. */
async function withRelay() {
  const { mails, url } = await sinkOfTest();
  const relay = await testRelay({ smtpUrl: url });
  relay.start();
  const identity = await testIdentity({ database: relay.database, mail: relay.sender, now: Date.now });
  return { identity, relay, mails };
}

test('A reset mail reaches the holder of the account, and its link works', async () => {
  const { identity, relay, mails } = await withRelay();
  await signUp(identity);
  await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email });
  await relay.untilRows('sent', 1);
  const [mail] = mails;
  expect(mail).toMatchObject({ subject: accountMails.password_reset.subject, to: [{ address: asha.email }] });
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([company.email]);
  const [link = ''] = /https:\S+/.exec(mail?.text ?? '') ?? [];
  expect(link).toMatch(/^https:\/\/jantar\.example\/__\/auth\/action\?mode=resetPassword&oobCode=[\w-]{43}$/);
  expect((await identity.page(link.replace(siteOrigin, ''))).status).toBe(200);
  expect(mail?.text).toContain(`${accountMails.password_reset.button}: ${link}`);
  expect(mail?.html).toContain(accountMails.password_reset.otherwise);
});

test('A sign-in code is sent to the typed address, with what it is for', async () => {
  const { identity, relay, mails } = await withRelay();
  await identity.postForm(emailCodePaths.email, { provider: 'github.com', email: asha.email });
  await relay.untilRows('sent', 1);
  expect(mails[0]).toMatchObject({ subject: accountMails.sign_in_code.subject, to: [{ address: asha.email }] });
  expect(mails[0]?.text).toMatch(/GitHub[^]*not connected[^]*with a code[^]*\b\d{6}\b/);
  const preview = /data-skip-in-text[^>]*>([^<]*)/.exec(mails[0]?.html ?? '')?.[1];
  expect(preview).toMatch(/^\d{6}\. Enter this code/);
});
