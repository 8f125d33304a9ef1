import { expect, test } from 'vitest';
import { unknownSettings } from './setting-names.ts';

test.each([
  ['SITE_ORIGN', 'SITE_ORIGIN'],
  ['SITEORIGIN', 'SITE_ORIGIN'],
  ['site_origin', 'SITE_ORIGIN'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['OFFLINE_PAGE', 'OFFLINE_PAGES'],
  ['SMTP_PASSWORD', undefined],
  ['MAIL', undefined],
  ['HOSTNAME', undefined],
])('%s is no setting, and is perhaps meant as %s', (name, meant) => {
  expect(unknownSettings([name])).toEqual([{ name, meant }]);
});

test('Settings, and what Node, the system and PostgreSQL read, are known', () => {
  const names = ['PORT', 'EMAIL_TO', 'SITE_LANGUAGES', 'NODE_OPTIONS', 'TZ', 'LC_ALL', 'PGSSLMODE', 'https_proxy'];
  expect(unknownSettings(names)).toEqual([]);
});
