import { emailConfig } from './email-config.ts';

/** An origin: scheme, host and an optional port; `http` for this machine only. */
const usable = /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i;

/**
 * The origin of the hosted e-mail service, for the content security policy; none with the site's own relay. For the build only.
 * Throws on an invalid EMAIL_ORIGIN: every message would fail or go unencrypted, or the policy would allow any address.
 */
export function emailOrigins(): readonly string[] {
  const { origin } = emailConfig;
  if (origin === '') return [];
  if (usable.test(origin)) return [origin];
  throw new Error(
    `EMAIL_ORIGIN is "${origin}". Give scheme and host of the e-mail service alone, as in https://api.emailjs.com, or leave it out to send by this site.`,
  );
}
