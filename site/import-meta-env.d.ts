import type { LanguagePrefix, LanguageTag } from '../contracts/languages.ts';

declare global {
  /** The settings of a build, all of them public: its languages are set by vite.config.ts, the others as docs/operations.md says. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to Vite's own
  interface ImportMetaEnv {
    readonly SITE_ORIGIN?: string;
    /** The language of these pages. */
    readonly SITE_LANGUAGE_TAG?: LanguageTag;
    /** The languages of all editions, for example `en,hi`. */
    readonly SITE_LANGUAGES?: string;
    /** The prefix of every address of this edition; empty for the first. */
    readonly SITE_PREFIX?: LanguagePrefix;
    readonly EMAIL_ORIGIN?: string;
    readonly EMAIL_USER_ID?: string;
    readonly EMAIL_SERVICE_ID?: string;
    readonly EMAIL_TEMPLATE_ID?: string;
    readonly EMAIL_TO?: string;
    readonly EMAIL_BACKUP_SERVICE_ID?: string;
    readonly EMAIL_BACKUP_TEMPLATE_ID?: string;
    readonly EMAIL_BACKUP_TO?: string;
    readonly EMAIL_BOOKING_SERVICE_ID?: string;
    readonly EMAIL_BOOKING_TEMPLATE_ID?: string;
    readonly FIREBASE_API_KEY?: string;
    readonly FIREBASE_AUTH_DOMAIN?: string;
    /** `off` turns reading offline off. */
    readonly OFFLINE_PAGES?: string;
  }
}
