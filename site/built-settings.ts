import { type BuildSettings, buildSettingsOf } from '../contracts/build-settings.ts';
import { emailConfig } from './email-client/email-config.ts';

const { contact, booking } = emailConfig;

/** The values of what is left unset. A blank one is none. */
const defaults: BuildSettings = {
  EMAIL_ORIGIN: emailConfig.origin,
  EMAIL_USER_ID: emailConfig.userId,
  EMAIL_SERVICE_ID: contact.primary.serviceId,
  EMAIL_TEMPLATE_ID: contact.primary.templateId,
  EMAIL_TO: contact.primary.to,
  EMAIL_BACKUP_SERVICE_ID: contact.backup.serviceId,
  EMAIL_BACKUP_TEMPLATE_ID: contact.backup.templateId,
  EMAIL_BACKUP_TO: contact.backup.to,
  EMAIL_BOOKING_SERVICE_ID: booking.serviceId,
  EMAIL_BOOKING_TEMPLATE_ID: booking.templateId,
  OFFLINE_PAGES: 'on',
  SITE_LANGUAGES: 'en',
};

/** What these pages are built with, defaults included, for a server to compare with its own environment. */
export function builtSettings(): BuildSettings {
  return buildSettingsOf({ ...defaults, ...buildSettingsOf(import.meta.env) });
}
