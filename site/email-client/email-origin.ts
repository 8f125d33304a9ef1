import { emailConfig } from './email-config.ts';

/** Scheme and host, perhaps with a port, and nothing behind them; without TLS on this machine alone. */
const usable = /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i;

/**
 * The hosted e-mail service, for the policy of the pages; none when the site sends by its own. It is for the build alone.
 * Throws when EMAIL_ORIGIN cannot work: every message would fail, or travel in clear, or the policy allow any address.
 */
export function emailOrigins(): readonly string[] {
  const { origin } = emailConfig;
  if (origin === '') return [];
  if (usable.test(origin)) return [origin];
  throw new Error(
    `EMAIL_ORIGIN is "${origin}". Give scheme and host of the e-mail service alone, as in https://api.emailjs.com, or leave it out to send by this site.`,
  );
}
