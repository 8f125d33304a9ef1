import { reach } from '../../content/company/reach.ts';
import { relayUserId } from '../../contracts/email-wire.ts';
import { sitePrefix } from '../language/address.ts';

const to = import.meta.env.EMAIL_TO || reach.email;

/**
 * The e-mail service that the pages send to, fixed when the site is built; every value is public, and an empty one is none.
 * Unset, it is this site's own relay, which ignores the recipient of a request: `to` is for hosted templates.
 */
export const emailConfig = {
  /** For example `https://api.emailjs.com`; empty for this site. */
  origin: import.meta.env.EMAIL_ORIGIN || '',
  /** The prefix of a path of `emailPaths`. */
  base: import.meta.env.EMAIL_ORIGIN || sitePrefix,
  userId: import.meta.env.EMAIL_USER_ID || relayUserId,
  contact: {
    primary: {
      serviceId: import.meta.env.EMAIL_SERVICE_ID || 'primary',
      templateId: import.meta.env.EMAIL_TEMPLATE_ID || 'contact',
      to,
    },
    backup: {
      serviceId: import.meta.env.EMAIL_BACKUP_SERVICE_ID || 'backup',
      templateId: import.meta.env.EMAIL_BACKUP_TEMPLATE_ID || 'contact_backup',
      to: import.meta.env.EMAIL_BACKUP_TO || to,
    },
  },
  booking: {
    serviceId: import.meta.env.EMAIL_BOOKING_SERVICE_ID || 'primary',
    templateId: import.meta.env.EMAIL_BOOKING_TEMPLATE_ID || 'booking',
    to,
  },
} as const;

/** One route of a form: a service, a template there, and the recipient that the protocol asks for. */
export type EmailRoute = (typeof emailConfig)['booking'];
