import { relayUserId } from '../../contracts/email-wire.ts';
import { emailConfig } from './email-config.ts';

/** An origin: scheme, host and an optional port; `http` for this machine only. */
const usable = /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i;

/**
 * The origin of the hosted e-mail service, for the content security policy; none with the site's own relay. For the build only.
 * Throws on an invalid EMAIL_ORIGIN: every message would fail or go unencrypted, or the policy would allow any address; and on one
 * without an account there, or an account without one, since a service and the relay refuse each message of an unknown account.
 */
export function emailOrigins(): readonly string[] {
  const { origin, userId } = emailConfig;
  if (origin === '' && userId === relayUserId) return [];
  if (origin === '')
    throw new Error(
      `EMAIL_USER_ID is "${userId}", an account that this site does not know. Set EMAIL_ORIGIN to the e-mail service that does, or leave both out to send by this site.`,
    );
  if (!import.meta.env.EMAIL_USER_ID)
    throw new Error(
      `EMAIL_ORIGIN is "${origin}", and EMAIL_USER_ID is not set. Give the account there, which EmailJS calls public key; at another server of this program it is ${relayUserId}.`,
    );
  if (usable.test(origin)) return [origin];
  throw new Error(
    `EMAIL_ORIGIN is "${origin}". Give scheme and host of the e-mail service alone, as in https://api.emailjs.com, or leave it out to send by this site.`,
  );
}
