import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import { newSecret } from '../../secrets.ts';
import { siteCookie } from '../../site-cookie.ts';
import { retention } from '../../../contracts/retention.ts';
import type { IdentityWords } from '../../../contracts/identity-words.ts';
import { deviceInWords } from './device-words.ts';
import { shownNetwork } from './shown-network.ts';

export type Callers = ReturnType<typeof createCallers>;

/** Knows who calls, and lets a browser that signed in be known again. */
export function createCallers(
  siteOrigin: string,
  clientAddress: (context: Context) => string,
  words: Pick<IdentityWords, 'device'>,
) {
  // It signs nobody in: it gives its holder guesses that nobody else can use up, and spares them a mail about a new device.
  const cookie = siteCookie(siteOrigin, 'device', { sameSite: 'Lax', keptMs: retention.knownBrowser });
  return {
    of(context: Context): Caller {
      const address = clientAddress(context);
      return {
        address,
        network: shownNetwork(address),
        device: deviceInWords(context.req.header('user-agent'), words),
        browser: cookie.read(context) ?? newSecret(),
      };
    },
    remember: (context: Context, { browser }: Caller) => void cookie.give(context, browser),
  };
}
