/** The settings that a build writes into the pages, beside SITE_ORIGIN. All of them are public. */
export const buildSettings = [
  'EMAIL_ORIGIN',
  'EMAIL_USER_ID',
  'EMAIL_SERVICE_ID',
  'EMAIL_TEMPLATE_ID',
  'EMAIL_TO',
  'EMAIL_BACKUP_SERVICE_ID',
  'EMAIL_BACKUP_TEMPLATE_ID',
  'EMAIL_BACKUP_TO',
  'EMAIL_BOOKING_SERVICE_ID',
  'EMAIL_BOOKING_TEMPLATE_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'OFFLINE_PAGES',
  'SITE_LANGUAGES',
] as const;
export type BuildSetting = (typeof buildSettings)[number];
