import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import { newSecret } from '../../secrets.ts';
import { deviceCookie } from './device-cookie.ts';
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
  const cookie = deviceCookie(siteOrigin);
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
    remember: (context: Context, { browser }: Caller): void => cookie.give(context, browser),
  };
}
