import type { Config } from './config.ts';

/** The lines shown to the person who starts the server: where site, inbox, mail and data are. */
export function banner(config: Config, inboxLink: string | undefined, openPoints: number): string {
  const { siteOrigin, host, port, dataDir, databaseUrl, smtpUrl } = config;
  const local = `http://${hostName(host)}:${port}`;
  const rows = [
    ['Site', siteOrigin === local ? local : `${local}  (public: ${siteOrigin})`],
    ['Inbox', inboxLink ?? 'jantar inbox  (pages need SITE_ORIGIN to be https or this machine)'],
    ['Mail', smtpUrl ? 'sent by SMTP' : 'kept in the inbox, since SMTP_URL is not set'],
    ['Store', databaseUrl ? 'PostgreSQL' : `SQLite in ${dataDir}`],
    ['Data folder', dataDir],
    ...(openPoints > 0
      ? [['Open', `${openPoints} points before the site is public: jantar ready, or npm run ready`]]
      : []),
  ];
  return `\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(12)} ${value}`).join('\n')}\n\n`;
}

/** The host name to type into a browser on this machine. */
function hostName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
