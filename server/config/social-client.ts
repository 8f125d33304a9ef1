import type { SettingsReader } from './settings-reader.ts';

/** What a provider gave the owner; `off` in the place of the id switches the provider off. */
type Client = { clientId: string; clientSecret: string };

/** One without the other is a fault: whoever set it wants the provider, and would get the window that stands in for it. */
export function socialClient(
  settings: SettingsReader,
  provider: 'GOOGLE' | 'GITHUB' | 'FACEBOOK',
  { clientId, clientSecret }: { [Key in keyof Client]: string | undefined },
): Client | 'off' | undefined {
  if (clientId === 'off') return 'off';
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  const [missing, given] = clientId === undefined ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
  settings.faults.push({
    variable: `${provider}_CLIENT_${missing}`,
    problem: `is not set, but ${provider}_CLIENT_${given} is`,
    remedy: 'Set both, as the provider gives them out, or neither.',
  });
  return undefined;
}
