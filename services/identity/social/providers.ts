import type { ProviderId } from '../../../contracts/identity-wire.ts';

/** What a provider gave the owner for this site, and where it is asked when that is not the usual place. */
export type ClientSettings<Endpoints> = { clientId: string; clientSecret: string; endpoints?: Endpoints };

/** The OpenID issuer; the rest is discovered there. */
export type OpenIdEndpoints = { issuer: string };
/** OAuth 2.0 without OpenID: where to send the visitor, get a token, and ask who they are. */
export type OAuthEndpoints = { issuer: string; authorize: string; token: string; api: string };

/** `off`: answers OPERATION_NOT_ALLOWED. A provider that is not named is stood in for by a code sent by mail. */
export type Providers = {
  'google.com'?: 'off' | ClientSettings<OpenIdEndpoints> | undefined;
  'github.com'?: 'off' | ClientSettings<OAuthEndpoints> | undefined;
  'facebook.com'?: 'off' | ClientSettings<OAuthEndpoints> | undefined;
};

/** Whom a provider, or a code sent by mail, says the visitor is. */
export type ProvenPerson = {
  /** The provider's own, lasting id of the person. */
  subject: string;
  email: string | null;
  /** True when mail to the address is known to reach this person. */
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
};

/** What binds a visit to a provider to the browser that began it. */
export type Binding = { state: string; nonce: string; verifier: string };

/** A provider one is sent to and comes back from. */
export type RealProvider = {
  /** The address the visitor is sent to. Rejects when the provider cannot be reached. */
  begin: (binding: Binding) => Promise<URL>;
  /** Who came back, by the address they came back to. Rejects when anything does not fit. */
  finish: (returned: URL, binding: Binding) => Promise<ProvenPerson>;
};

export function isOff(providers: Providers, provider: ProviderId): boolean {
  return providers[provider] === 'off';
}
