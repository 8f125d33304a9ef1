import { words } from './parsers.ts';
import type { SettingsReader } from './settings-reader.ts';

/**
 * The OAuth client that the owner registered with a provider; undefined when it is not set, 'off' when the id is `off`, in capitals or
 * not. Setting only the id or only the secret is a fault: the owner wants the provider, and would get its replacement, the code sent
 * by mail.
 */
export function socialClient(
  settings: SettingsReader,
  provider: 'GOOGLE' | 'GITHUB' | 'FACEBOOK',
): { clientId: string; clientSecret: string } | 'off' | undefined {
  const clientId = settings.read(`${provider}_CLIENT_ID`, words, undefined);
  const clientSecret = settings.read(`${provider}_CLIENT_SECRET`, words, undefined);
  if (clientId?.toLowerCase() === 'off') return 'off';
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  const [missing, given] = clientId === undefined ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
  settings.faults.push({
    variable: `${provider}_CLIENT_${missing}`,
    problem: `is not set, but ${provider}_CLIENT_${given} is`,
    remedy: 'Set both, as the provider gives them out, or neither. To switch the provider off, set its id to off.',
  });
  return undefined;
}
