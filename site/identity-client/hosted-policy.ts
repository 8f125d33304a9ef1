import { keepsAccounts } from '../../contracts/own-services.ts';
import { hostedAuthDomain } from './identity-config.ts';

/** A host with an optional port: no scheme, no path. Anything else would make the policy too wide, or useless. */
const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;

/**
 * The origins that the official SDK adds to the content security policy of pages with social buttons: a loader of
 * Google's and a hidden frame of the auth domain. Undefined unless hosted popups are configured. For the
 * build only. Throws on an invalid configuration.
 */
export function hostedPopupSources(): { scriptsFrom?: readonly string[]; frames?: readonly string[] } {
  if (!hostedAuthDomain) return {};
  if (keepsAccounts) {
    throw new Error('FIREBASE_AUTH_DOMAIN is set and FIREBASE_API_KEY is not. Set both, or neither.');
  }
  if (!host.test(hostedAuthDomain)) {
    throw new Error(
      `FIREBASE_AUTH_DOMAIN is "${hostedAuthDomain}". Give the host alone, as in project.firebaseapp.com, without https://.`,
    );
  }
  return { scriptsFrom: ['https://apis.google.com'], frames: [`https://${hostedAuthDomain}`] };
}
