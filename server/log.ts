import { isIP } from 'node:net';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config/parsers.ts';
import { logDestination } from './log-destination.ts';

/**
 * The log, in JSON lines. It holds no personal data: callers pass no addresses, bodies or queries,
 * and e-mail and network addresses that an error message quotes are redacted here.
 */
export function createLog(level: LogLevel, destination: DestinationStream = logDestination(process.stdout.fd)): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: withoutPersonalData },
  };
  return pino(options, destination);
}

function withoutPersonalData(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: withoutPersonalData(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(withoutPersonalData) }),
  };
}

/** Strikes out e-mail and network addresses. Each pattern begins where a word begins, so that a long one is read once. */
function redact(text: string): string {
  return text
    .replaceAll(/(?<![^\s<>"'`()=,;])[^\s<>"'`()=,;]+@[^\s<>"'`(),;]+/g, (found) =>
      found.includes('node_modules') ? found : '[e-mail]',
    )
    .replaceAll(/(?<![\da-f:.])[\da-f:.]+[\da-f:]/gi, (found) =>
      isIP(found.replace(/:$/, '')) === 0 ? found : '[address]',
    );
}
