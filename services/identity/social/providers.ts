/** Time-out of calls to a provider, while the visitor waits in the popup. */
export const providerTimeoutSeconds = 8;

/** The OAuth client that the owner registered with a provider; `endpoints` replaces the usual ones, in tests. */
export type ClientSettings<Endpoints> = { clientId: string; clientSecret: string; endpoints?: Endpoints };

/** The OpenID issuer, from which the endpoints are discovered. */
export type OpenIdEndpoints = { issuer: string };
/** The endpoints of an OAuth 2.0 provider without OpenID. */
export type OAuthEndpoints = { issuer: string; authorize: string; token: string; api: string };

/** `off` answers OPERATION_NOT_ALLOWED. An unset provider is replaced by a code sent by mail. */
export type Providers = {
  'google.com'?: 'off' | ClientSettings<OpenIdEndpoints> | undefined;
  'github.com'?: 'off' | ClientSettings<OAuthEndpoints> | undefined;
  'facebook.com'?: 'off' | ClientSettings<OAuthEndpoints> | undefined;
};

/** Begins the subject of whoever proved an address by a mailed code, in a provider's stead. */
export const standInSubject = 'email:';

/** A visitor's identity, as proved by a provider or a mailed code. */
export type ProvenPerson = {
  /** The provider's permanent id of the person. */
  subject: string;
  email: string | null;
  /** True when the person is known to receive mail at the address. */
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
};

/** Binds a sign-in at a provider to the browser that began it. */
export type Binding = { state: string; nonce: string; verifier: string };

/** A configured provider, reached by redirects. */
export type RealProvider = {
  /** The address to redirect the visitor to. Rejects when the provider cannot be reached. */
  begin: (binding: Binding) => Promise<URL>;
  /** The person behind the redirect back to this site. Rejects when the response is invalid. */
  finish: (returned: URL, binding: Binding) => Promise<ProvenPerson>;
};
