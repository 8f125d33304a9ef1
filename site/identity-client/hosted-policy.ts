import { hostedAuthDomain, identityConfig } from './identity-config.ts';

/** A host, perhaps with a port: no scheme, no path. Anything else would open the policy to more than was meant, or to nothing. */
const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;

/**
 * What the official SDK needs on the pages with social buttons, beyond the origins that every page sends to: a loader of
 * Google's and a hidden frame of the auth domain. Nothing, unless hosted sign-in windows are configured. It is for the
 * build alone. Throws when what is configured cannot work.
 */
export function hostedPopupSources(): { scriptsFrom?: readonly string[]; frames?: readonly string[] } {
  if (!hostedAuthDomain) return {};
  if (!identityConfig.isHosted) {
    throw new Error('FIREBASE_AUTH_DOMAIN is set and FIREBASE_API_KEY is not. Set both, or neither.');
  }
  if (!host.test(hostedAuthDomain)) {
    throw new Error(
      `FIREBASE_AUTH_DOMAIN is "${hostedAuthDomain}". Give the host alone, as in project.firebaseapp.com, without https://.`,
    );
  }
  return { scriptsFrom: ['https://apis.google.com'], frames: [`https://${hostedAuthDomain}`] };
}
