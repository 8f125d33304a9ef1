import type { Logger } from 'pino';
import { stopLimits } from './limits.ts';
import type { RunningServer } from './start-server.ts';

/**
 * SIGTERM and SIGINT stop the server: exit code 0 when everything in flight was finished, 1 when something had to be
 * cut off. `flushed` resolves when the log is written. The same signal again ends the process at once.
 */
export function stopOnSignals(server: RunningServer, log: Logger, flushed: () => Promise<void>): void {
  const exit = async (code: number): Promise<never> => {
    await flushed();
    process.exit(code);
  };
  const fail = (error: unknown): Promise<never> => {
    log.fatal({ err: error }, 'stopping failed');
    return exit(1);
  };
  process.once('SIGTERM', () => void stop('SIGTERM').catch(fail));
  process.once('SIGINT', () => void stop('SIGINT').catch(fail));

  async function stop(signal: string): Promise<never> {
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('stopped by force: something did not end in time');
      void exit(1);
    }, server.drainMs + stopLimits.totalMs).unref();
    const inTime = await server.stop();
    log.info({ cutOff: !inTime }, 'stopped');
    return exit(inTime ? 0 : 1);
  }
}
