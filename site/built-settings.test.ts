import { afterEach, expect, test, vi } from 'vitest';
import { builtSettings } from './built-settings.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a build tells the server what it was made with', () => {
  expect(builtSettings()).toMatchObject({ OFFLINE_PAGES: 'on', SITE_LANGUAGES: 'en', EMAIL_SERVICE_ID: 'primary' });
  vi.stubEnv('OFFLINE_PAGES', 'off');
  vi.stubEnv('EMAIL_TO', 'desk@jantar.test');
  vi.stubEnv('EMAIL_USER_ID', '');
  expect(builtSettings()).toEqual(expect.objectContaining({ OFFLINE_PAGES: 'off', EMAIL_TO: 'desk@jantar.test' }));
  expect(builtSettings()).toHaveProperty('EMAIL_USER_ID', 'site');
  expect(builtSettings()).not.toHaveProperty('EMAIL_ORIGIN');
});
