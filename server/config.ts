import { BlockList } from 'node:net';
import path from 'node:path';
import { company } from '../content/company.ts';
import { buildSettingsOf } from '../contracts/build-settings.ts';
import { isLoopbackName, isLoopbackOrigin } from '../services/loopback.ts';
import { hasSecureWay } from '../services/mail-relay/mailbox/access/secure-way.ts';
import { sampleAddressFaults } from './config/sample-addresses.ts';
import { socialClient } from './config/social-client.ts';
import * as parse from './config/parsers.ts';
import { ConfigError, type Environment, SettingsReader } from './config/settings-reader.ts';
import { keyFile } from './config/key-file.ts';
import { backupFolder, privateFolder, untouchedFolder } from './config/private-folder.ts';

/** How the two folders are read: created where they are missing and, the data folder, closed to others. */
const ownFolders = { data: privateFolder, backup: backupFolder };
/** For a command that only looks. */
export const untouchedFolders: typeof ownFolders = { data: untouchedFolder, backup: untouchedFolder };

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables. `companyEmail` is the default of the mail addresses.
 * Creates and closes its folders, unless `folders` says otherwise. Throws one ConfigError that lists every fault with its remedy.
 */
export function readConfig(environment: Environment, companyEmail: string = company.email, folders = ownFolders) {
  // The folder's default passes through the same check, so that ./data is created, or its fault told.
  const settings = new SettingsReader({ ...environment, DATA_DIR: environment['DATA_DIR']?.trim() || './data' });
  const listenOn = settings.read('PORT', parse.port, 3000);
  const mailTo = settings.read('MAIL_TO', parse.mailbox, companyEmail);
  const dataDir = settings.read('DATA_DIR', folders.data, '');
  const config = {
    port: listenOn,
    host: settings.read('HOST', parse.host, '127.0.0.1'),
    /** Absolute path of a folder that exists, can be written to and is closed to other users. */
    dataDir,
    /** Holds the backups, absolute. */
    backupDir: settings.read('BACKUP_DIR', folders.backup, path.resolve(dataDir, 'backups')),
    /** PostgreSQL; undefined means SQLite in `dataDir`. */
    databaseUrl: settings.read('DATABASE_URL', parse.postgresUrl, undefined),
    /** Public origin of the site, without a slash at the end. */
    siteOrigin: settings.read('SITE_ORIGIN', parse.origin, `http://localhost:${listenOn}`),
    /** Peers whose X-Forwarded-For is believed. */
    trustedProxies: settings.read('TRUSTED_PROXIES', parse.networks, new BlockList()),
    /** Undefined means that mail is kept as files and shown under /mailbox. */
    smtpUrl: settings.read('SMTP_URL', parse.smtpUrl, undefined),
    /** Tried after the first route failed for good. */
    smtpBackupUrl: settings.read('SMTP_BACKUP_URL', parse.smtpUrl, undefined),
    mailFrom: settings.read('MAIL_FROM', parse.mailbox, companyEmail),
    mailTo,
    mailBackupTo: settings.read('MAIL_BACKUP_TO', parse.mailbox, mailTo),
    /** True when answers must not show which addresses have an account. */
    hideAccountExistence: settings.read('HIDE_ACCOUNT_EXISTENCE', parse.flag, false),
    /** Opens the inbox, beside the key in `dataDir` and passkeys. */
    ownerPassword: settings.read('OWNER_PASSWORD', parse.longSecret, undefined),
    /** Bearer token of /metrics; undefined means that the address does not exist. */
    metricsToken: settings.read('METRICS_TOKEN', parse.headerSecret, undefined),
    /** Wraps the keys that sign ID tokens, so that the store alone is not enough to sign; undefined leaves them plain. */
    signingKeyWrap: {
      key: settings.read('KEY_FILE', keyFile, undefined),
      previous: settings.read('KEY_FILE_PREVIOUS', keyFile, undefined),
    },
    /** Client ids and secrets of social sign-in. A provider without them is replaced by a code sent by mail. */
    providers: {
      'google.com': socialClient(settings, 'GOOGLE'),
      'github.com': socialClient(settings, 'GITHUB'),
      'facebook.com': socialClient(settings, 'FACEBOOK'),
    },
    /** The settings of a build that the environment has as well. */
    buildSettings: buildSettingsOf(environment),
    logLevel: settings.read('LOG_LEVEL', parse.logLevel, 'info' as const),
    /** How long a stopping server reports `stopping` on /readyz and still takes connections, in milliseconds. */
    drainMs: settings.read('DRAIN_SECONDS', parse.seconds, 0) * 1000,
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
