import { execFile } from 'node:child_process';
import type { Logger } from 'pino';

/**
 * Tells systemd, while the event loop turns, that this process lives; where the unit has a `WatchdogSec`, one that stops telling
 * is replaced (sd_notify(3)). Node has no socket of the kind that takes the word, so systemd's own program brings it.
 */
export function feedWatchdog(log: Logger): void {
  const { WATCHDOG_USEC, NOTIFY_SOCKET } = process.env;
  const limitMs = Number(WATCHDOG_USEC) / 1000;
  if (!(limitMs > 0) || NOTIFY_SOCKET === undefined) return;
  // Three times within the limit: one that is late does no harm.
  setInterval(() => {
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error) log.error({ alert: 'watchdog', err: error }, 'systemd could not be told that the server lives');
    });
  }, limitMs / 3).unref();
}
