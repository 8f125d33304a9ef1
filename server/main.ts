import path from 'node:path';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config/settings-reader.ts';
import { unknownSettings } from './config/setting-names.ts';
import { createLog } from './log.ts';
import { logDestination } from './log-destination.ts';
import { projectRoot } from './project-root.ts';
import { contentChecks } from './ready/content-checks.ts';
import { storageChecks } from './ready/machine-checks.ts';
import { stopOnSignals } from './signals.ts';
import { OperatorError } from './operator-error.ts';
import { startServer } from './start-server.ts';
import { feedWatchdog } from './watchdog.ts';

// Files written from here on, the store and the mails, are readable by this user alone.
process.umask(0o077);

/** How long an ending process waits for its last log lines to be written. */
const lastLinesMs = 500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // A full disk under standard error must not end the process.
  process.stderr.on('error', () => undefined);
  const output = logDestination(process.stdout.fd);
  const log = createLog(config.logLevel, output);
  for (const { name, meant } of unknownSettings(Object.keys(process.env))) {
    if (meant) log.warn({ name, meant }, 'unknown setting');
  }
  process.on('uncaughtException', (error) => {
    // No message is lost: each is on disk before it is acknowledged, and is delivered after the restart.
    log.fatal({ err: error }, 'crashed');
    setTimeout(() => process.exit(1), lastLinesMs);
  });
  // The watchdog is fed before the store is opened, since a migration may take longer than systemd waits.
  feedWatchdog(log);
  const outDir = path.join(projectRoot, 'dist');
  const pagesFile = path.join(projectRoot, 'build', 'pages.json');
  const server = await startServer({ config, log, outDir, pagesFile });
  stopOnSignals(server, log, () => output.flushed(lastLinesMs));
  // The banner goes to standard error, for people; standard output is the log, for programs.
  const checks = [...contentChecks(), ...(await storageChecks(config, Date.now))];
  const open = checks.filter(({ state }) => state !== 'ok').length;
  process.stderr.write(banner(config, server.inboxLink, open));
  log.info({ site: config.siteOrigin, port: server.port, dataDir: config.dataDir }, 'started');
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof OperatorError;
  const stack = error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${isExplained ? error.message : (stack ?? String(error))}\n`);
  process.exit(1);
});
