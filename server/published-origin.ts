import { company } from '../content/company.ts';
import { isLoopbackOrigin } from '../services/loopback.ts';
import { origin } from './config/parsers.ts';

/**
 * The origin that pages are built for: SITE_ORIGIN, or the company's when it is unset or a loopback address, as in a trial.
 * Undefined when SITE_ORIGIN is not a valid origin.
 */
export function publishedOrigin({ SITE_ORIGIN }: Readonly<Record<string, string | undefined>>): string | undefined {
  const given = SITE_ORIGIN?.trim();
  if (!given) return company.origin;
  const parsed = origin(given);
  if (!('value' in parsed)) return undefined;
  return isLoopbackOrigin(parsed.value) ? company.origin : parsed.value;
}
