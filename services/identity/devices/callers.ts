import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { newSecret } from '../../secrets.ts';
import { siteCookie } from '../../site-cookie.ts';
import { retention } from '../../../contracts/retention.ts';
import { deviceInWords } from '../../device-words.ts';
import { widestNetworkOf } from '../../client-network.ts';

export type Callers = ReturnType<typeof createCallers>;

/** Reads the caller of a request, and sets the device cookie by which a browser is recognised later. */
export function createCallers({ siteOrigin, words }: Dependencies, clientAddress: (context: Context) => string) {
  // The cookie grants no access. It gives a known browser limits of its own, and saves its holder mails about a new device.
  const cookie = siteCookie(siteOrigin, 'device', { sameSite: 'Lax', keptMs: retention.knownBrowser });
  return {
    addressOf: clientAddress,
    of(context: Context): Caller {
      const address = clientAddress(context);
      return {
        address,
        network: widestNetworkOf(address),
        device: deviceInWords(context.req.header('user-agent'), words),
        browser: cookie.read(context) ?? newSecret(),
      };
    },
    remember: (context: Context, { browser }: Caller) => void cookie.give(context, browser),
  };
}
