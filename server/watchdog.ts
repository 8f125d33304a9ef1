import { execFile } from 'node:child_process';
import type { Logger } from 'pino';

/**
 * Notifies systemd while the event loop turns; where the unit has a `WatchdogSec`, systemd restarts a process that stops notifying
 * (sd_notify(3)). Node cannot write to Unix datagram sockets, so the program `systemd-notify` sends the message.
 */
export function feedWatchdog(log: Logger): void {
  const { WATCHDOG_USEC, NOTIFY_SOCKET } = process.env;
  const limitMs = Number(WATCHDOG_USEC) / 1000;
  if (!(limitMs > 0) || NOTIFY_SOCKET === undefined) return;
  // Three notifications within the limit, so that a late one does no harm.
  setInterval(() => {
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error) log.error({ alert: 'watchdog', err: error }, 'systemd could not be told that the server lives');
    });
  }, limitMs / 3).unref();
}
