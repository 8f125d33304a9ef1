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
export type BuildSettings = Readonly<Partial<Record<BuildSetting, string>>>;

/** Those of them that an environment has, without the blanks around their values. */
export function buildSettingsOf(environment: Partial<Record<BuildSetting, string | undefined>>): BuildSettings {
  const set = buildSettings.map((name) => [name, (environment[name] ?? '').trim()] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== ''));
}
