import type { BuildSetting } from '../contracts/build-settings.ts';
import type { LanguagePrefix, LanguageTag } from '../contracts/languages.ts';

declare global {
  /** The settings of a build, all of them public: its languages are set by vite.config.ts, the others as the README says. */
  interface ImportMetaEnv extends Readonly<Partial<Record<BuildSetting, string>>> {
    readonly SITE_ORIGIN?: string;
    /** The language of these pages. */
    readonly SITE_LANGUAGE_TAG?: LanguageTag;
    /** The prefix of every address of this edition; empty for the first. */
    readonly SITE_PREFIX?: LanguagePrefix;
  }
}
