import { BlockList } from 'node:net';
import path from 'node:path';
import { type BuildSettings, buildSettingsOf } from '../contracts/build-settings.ts';
import { isLoopbackName, isLoopbackOrigin } from '../services/loopback.ts';
import { hasSecureWay } from '../services/mail-relay/mailbox/access/secure-way.ts';
import type { Providers } from '../services/identity/social/providers.ts';
import { sampleAddressFaults } from './config/sample-addresses.ts';
import type { KeyWrap } from '../services/identity/tokens/wrapped-keys.ts';
import { socialClient } from './config/social-client.ts';
import {
  flag,
  headerSecret,
  host,
  logLevel,
  type LogLevel,
  longSecret,
  mailbox,
  networks,
  origin,
  port,
  postgresUrl,
  seconds,
  smtpUrl,
  words,
} from './config/parsers.ts';
import { ConfigError, type Environment, SettingsReader } from './config/settings-reader.ts';
import { keyFile } from './config/key-file.ts';
import { backupFolder, privateFolder, untouchedFolder } from './config/private-folder.ts';

export type Config = {
  port: number;
  host: string;
  /** Absolute path of a folder that exists, can be written to and is closed to other users. */
  dataDir: string;
  /** Holds the backups, absolute. */
  backupDir: string;
  /** PostgreSQL; undefined means SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Public origin of the site, without a slash at the end. */
  siteOrigin: string;
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  /** Undefined means that mail is kept as files and shown under /mailbox. */
  smtpUrl: string | undefined;
  /** Tried after the first route failed for good. */
  smtpBackupUrl: string | undefined;
  mailFrom: string;
  mailTo: string;
  mailBackupTo: string;
  /** True when answers must not show which addresses have an account. */
  hideAccountExistence: boolean;
  /** Opens the inbox, beside the key in `dataDir` and passkeys. */
  ownerPassword: string | undefined;
  /** Wraps the keys that sign ID tokens, so that the store alone is not enough to sign; undefined leaves them plain. */
  signingKeyWrap: KeyWrap;
  /** Bearer token of /metrics; undefined means that the address does not exist. */
  metricsToken: string | undefined;
  /** Client ids and secrets of social sign-in. A provider without them is replaced by a code sent by mail. */
  providers: Providers;
  /** The settings of a build that the environment has as well. */
  buildSettings: BuildSettings;
  logLevel: LogLevel;
  /** How long a stopping server reports `stopping` on /readyz and still takes connections, in milliseconds. */
  drainMs: number;
};

/** How the two folders are read: created where they are missing and, the data folder, closed to others. */
const ownFolders = { data: privateFolder, backup: backupFolder };
/** For a command that only looks. */
export const untouchedFolders: typeof ownFolders = { data: untouchedFolder, backup: untouchedFolder };

/**
 * Reads the configuration from environment variables. `companyEmail` is the default of the mail addresses.
 * Creates and closes its folders, unless `folders` says otherwise. Throws one ConfigError that lists every fault with its remedy.
 */
export function readConfig(environment: Environment, companyEmail: string, folders = ownFolders): Config {
  // The folder's default passes through the same check, so that ./data is created, or its fault told.
  const settings = new SettingsReader({ ...environment, DATA_DIR: environment['DATA_DIR']?.trim() || './data' });
  const listenOn = settings.read('PORT', port, 3000);
  const mailTo = settings.read('MAIL_TO', mailbox, companyEmail);
  const dataDir = settings.read('DATA_DIR', folders.data, '');
  const config: Config = {
    port: listenOn,
    host: settings.read('HOST', host, '127.0.0.1'),
    dataDir,
    backupDir: settings.read('BACKUP_DIR', folders.backup, path.resolve(dataDir, 'backups')),
    databaseUrl: settings.read('DATABASE_URL', postgresUrl, undefined),
    siteOrigin: settings.read('SITE_ORIGIN', origin, `http://localhost:${listenOn}`),
    trustedProxies: settings.read('TRUSTED_PROXIES', networks, new BlockList()),
    smtpUrl: settings.read('SMTP_URL', smtpUrl, undefined),
    smtpBackupUrl: settings.read('SMTP_BACKUP_URL', smtpUrl, undefined),
    mailFrom: settings.read('MAIL_FROM', mailbox, companyEmail),
    mailTo,
    mailBackupTo: settings.read('MAIL_BACKUP_TO', mailbox, mailTo),
    hideAccountExistence: settings.read('HIDE_ACCOUNT_EXISTENCE', flag, false),
    ownerPassword: settings.read('OWNER_PASSWORD', longSecret, undefined),
    metricsToken: settings.read('METRICS_TOKEN', headerSecret, undefined),
    signingKeyWrap: {
      key: settings.read('KEY_FILE', keyFile, undefined),
      previous: settings.read('KEY_FILE_PREVIOUS', keyFile, undefined),
    },
    providers: {
      'google.com': socialClient(settings, 'GOOGLE', {
        clientId: settings.read('GOOGLE_CLIENT_ID', words, undefined),
        clientSecret: settings.read('GOOGLE_CLIENT_SECRET', words, undefined),
      }),
      'github.com': socialClient(settings, 'GITHUB', {
        clientId: settings.read('GITHUB_CLIENT_ID', words, undefined),
        clientSecret: settings.read('GITHUB_CLIENT_SECRET', words, undefined),
      }),
      'facebook.com': socialClient(settings, 'FACEBOOK', {
        clientId: settings.read('FACEBOOK_CLIENT_ID', words, undefined),
        clientSecret: settings.read('FACEBOOK_CLIENT_SECRET', words, undefined),
      }),
    },
    buildSettings: buildSettingsOf(environment),
    logLevel: settings.read('LOG_LEVEL', logLevel, 'info'),
    drainMs: settings.read('DRAIN_SECONDS', seconds, 0) * 1000,
  };
  if (config.smtpBackupUrl !== undefined && config.smtpUrl === undefined) {
    settings.faults.push({
      variable: 'SMTP_BACKUP_URL',
      problem: 'is set, but SMTP_URL is not usable, so there is nothing to back up',
      remedy: 'Set SMTP_URL to the first route, or remove SMTP_BACKUP_URL.',
    });
  }
  settings.faults.push(...sampleAddressFaults(config, settings.faults));
  const { ownerPassword: password, siteOrigin } = config;
  const sendsAbroad = config.smtpUrl !== undefined && !isLoopbackName(new URL(config.smtpUrl).hostname);
  const isOriginWrong = settings.faults.some(({ variable }) => variable === 'SITE_ORIGIN');
  if (sendsAbroad && isLoopbackOrigin(siteOrigin) && !isOriginWrong) {
    settings.faults.push({
      variable: 'SITE_ORIGIN',
      problem: `is not set to a public address, but SMTP_URL sends mail into the world, with links to ${siteOrigin}`,
      remedy: 'Set it to the address that visitors use. For a trial, remove SMTP_URL: mail is then kept in the inbox.',
    });
  }
  if (password !== undefined && !hasSecureWay(siteOrigin)) {
    settings.faults.push({
      variable: 'OWNER_PASSWORD',
      problem: 'is set, but SITE_ORIGIN is not https, so anybody on the way could read it',
      remedy: 'Set SITE_ORIGIN to the https address of the site, or remove OWNER_PASSWORD.',
    });
  }
  if (settings.faults.length > 0) throw new ConfigError(settings.faults);
  return config;
}
