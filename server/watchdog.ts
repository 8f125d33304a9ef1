import { execFile } from 'node:child_process';
import type { Logger } from 'pino';

/**
 * Tells systemd, while the event loop turns, that this process lives; where the unit has a `WatchdogSec`, one that stops telling
 * is replaced (sd_notify(3)). Node has no socket of the kind that takes the word, so systemd's own program brings it. Returns how to stop.
 */
export function feedWatchdog(log: Logger, env: NodeJS.ProcessEnv = process.env): () => void {
  const { WATCHDOG_USEC, NOTIFY_SOCKET } = env;
  const limitMs = Number(WATCHDOG_USEC) / 1000;
  if (!(limitMs > 0) || NOTIFY_SOCKET === undefined) return () => undefined;
  // Three times within the limit: one that is late does no harm.
  const timer = setInterval(() => {
    execFile('systemd-notify', ['WATCHDOG=1'], { env }, (error) => {
      if (error) log.error({ alert: 'watchdog', err: error }, 'systemd could not be told that the server lives');
    });
  }, limitMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}
