import { type BuildSettings, buildSettingsOf } from '../contracts/build-settings.ts';

/** What these pages are built with, for a server to compare with its own environment. Throws on an OFFLINE_PAGES that says neither on nor off. */
export function builtSettings(): BuildSettings {
  const { OFFLINE_PAGES = 'on' } = import.meta.env;
  if (!['', 'on', 'off'].includes(OFFLINE_PAGES)) {
    throw new Error(
      `OFFLINE_PAGES is "${OFFLINE_PAGES}". Set off to end reading without a connection, or on, or leave it out.`,
    );
  }
  return { OFFLINE_PAGES: 'on', ...buildSettingsOf(import.meta.env) };
}
