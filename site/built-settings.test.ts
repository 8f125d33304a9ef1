import { afterEach, expect, test, vi } from 'vitest';
import { buildSettings } from '../contracts/build-settings.ts';
import { builtSettings } from './built-settings.ts';
import { emailConfig } from './email-client/email-config.ts';

afterEach(() => void vi.unstubAllEnvs());

test('empty settings, such as variables that a build service does not have, build the forms of this site', async () => {
  for (const name of buildSettings) vi.stubEnv(name, '');
  vi.resetModules();
  expect((await import('./email-client/email-config.ts')).emailConfig).toEqual(emailConfig);
});

test('a build tells the server what it was made with', () => {
  expect(builtSettings()).toMatchObject({ OFFLINE_PAGES: 'on', SITE_LANGUAGES: 'en', EMAIL_SERVICE_ID: 'primary' });
  vi.stubEnv('OFFLINE_PAGES', 'off');
  vi.stubEnv('EMAIL_TO', 'desk@jantar.test');
  vi.stubEnv('EMAIL_USER_ID', '');
  expect(builtSettings()).toEqual(expect.objectContaining({ OFFLINE_PAGES: 'off', EMAIL_TO: 'desk@jantar.test' }));
  expect(builtSettings()).toHaveProperty('EMAIL_USER_ID', 'site');
  expect(builtSettings()).not.toHaveProperty('EMAIL_ORIGIN');
});
