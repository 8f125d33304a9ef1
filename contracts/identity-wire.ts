/** The identity protocol (Google's Identity Toolkit, as far as this site speaks it), for browser and server. */

/** The site's own API key. It is public and names the service; it opens nothing. */
export const identityApiKey = 'site';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';

/** Paths of the service; the prefixes are those of the official SDK when it is pointed at another origin. */
export const identityPaths = {
  signUp: `${accounts}:signUp`,
  signInWithPassword: `${accounts}:signInWithPassword`,
  signInWithIdp: `${accounts}:signInWithIdp`,
  lookup: `${accounts}:lookup`,
  update: `${accounts}:update`,
  delete: `${accounts}:delete`,
  sendOobCode: `${accounts}:sendOobCode`,
  resetPassword: `${accounts}:resetPassword`,
  /** A form: `grant_type=refresh_token&refresh_token=…`. */
  token: '/securetoken.googleapis.com/v1/token',
} as const;

/** This site's additions to Google's protocol, under the prefix of hosted Firebase's own pages. */
export const authPaths = {
  /** The sign-in popup: `?provider=google.com&channel=<32 hexadecimal digits>`. */
  handler: '/__/auth/handler',
  /** The redirect URI of a provider, followed by its id: `/__/auth/callback/google.com`. */
  callback: '/__/auth/callback',
  /** The page behind mailed links: `?mode=resetPassword&oobCode=…`. */
  action: '/__/auth/action',
  /** The public keys of the ID tokens. */
  keys: '/__/auth/jwks.json',
  /**
   * A form. `token=<refresh token>` ends its session and always answers 200; with `all=true` every session of the
   * account ends, or the token is refused as in a refresh.
   */
  revoke: '/__/auth/revoke',
  /** JSON: `{ idToken, currentPassword, newPassword }`. Ends every session and answers with the tokens of a new one. */
  password: '/__/auth/password',
  /** JSON: `{ idToken }`. Answers `AccountActivity`. */
  activity: '/__/auth/activity',
  /** JSON: `{ idToken, session }`. Ends that session of the account. */
  session: '/__/auth/session',
  /** JSON; options and credentials as the browser's own `toJSON()` and `parse…FromJSON()` write them. */
  passkey: {
    /** `{ idToken, currentPassword }` → `{ options }` to make one. */
    create: '/__/auth/passkey/create',
    /** `{ idToken, credential }`: the one that was made. */
    add: '/__/auth/passkey/add',
    /** `{ idToken, id }`. */
    remove: '/__/auth/passkey/remove',
    /** `{}` → `{ options }` to use one. */
    request: '/__/auth/passkey/request',
    /** `{ credential, remember }` → `SignInAnswer`. */
    signIn: '/__/auth/passkey/sign-in',
  },
} as const;

/** The shortest password (specification §9, default of the identity library). */
export const minimumPasswordLength = 6;
/** The longest; Google's own limit. */
export const maximumPasswordLength = 4096;

/** `error.message` of a refusal; what follows ` : ` in one is a detail for people. */
export const identityErrors = {
  apiKeyInvalid: 'API key not valid. Please pass a valid API key.',
  emailNotFound: 'EMAIL_NOT_FOUND',
  invalidPassword: 'INVALID_PASSWORD',
  invalidEmail: 'INVALID_EMAIL',
  missingEmail: 'MISSING_EMAIL',
  missingPassword: 'MISSING_PASSWORD',
  tooManyAttempts: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  emailExists: 'EMAIL_EXISTS',
  weakPassword: `WEAK_PASSWORD : Password should be at least ${minimumPasswordLength} characters`,
  guessablePassword: 'WEAK_PASSWORD : Password is one of the most used, or holds the address or the name of the site',
  longPassword: `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${maximumPasswordLength} characters]`,
  invalidLoginCredentials: 'INVALID_LOGIN_CREDENTIALS',
  userDisabled: 'USER_DISABLED',
  userNotFound: 'USER_NOT_FOUND',
  invalidIdToken: 'INVALID_ID_TOKEN',
  tokenExpired: 'TOKEN_EXPIRED',
  missingRefreshToken: 'MISSING_REFRESH_TOKEN',
  invalidRefreshToken: 'INVALID_REFRESH_TOKEN',
  invalidGrantType: 'INVALID_GRANT_TYPE',
  credentialTooOld: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  missingRequestType: 'MISSING_REQ_TYPE',
  missingOobCode: 'MISSING_OOB_CODE',
  invalidOobCode: 'INVALID_OOB_CODE',
  expiredOobCode: 'EXPIRED_OOB_CODE',
  invalidDisplayName: 'INVALID_DISPLAY_NAME',
  invalidPhotoUrl: 'INVALID_PHOTO_URL',
  invalidIdpResponse: 'INVALID_IDP_RESPONSE : The credential is unknown, used or expired',
  invalidPasskey: 'INVALID_PASSKEY : The passkey is unknown, or was not accepted',
  operationNotAllowed: 'OPERATION_NOT_ALLOWED',
  adminOnly: 'ADMIN_ONLY_OPERATION',
  badRequest: 'Invalid JSON payload received.',
  tooLarge: 'Request payload size exceeds the limit.',
  foreignOrigin: 'Requests from this origin are blocked.',
  /** What was sent from the address is not shown: it may be somebody else's (correspondence.ts). */
  emailNotVerified: 'EMAIL_NOT_VERIFIED',
  unavailable: 'INTERNAL_ERROR : The service is temporarily unavailable',
} as const;
export type IdentityErrorMessage = (typeof identityErrors)[keyof typeof identityErrors];

/** The body of a refusal; it is sent with the status `code`. */
export type IdentityErrorBody = {
  error: {
    code: number;
    message: string;
    errors: { message: string; domain: 'global'; reason: 'invalid' }[];
  };
};

/** What sign-up and sign-in answer; `expiresIn` are the seconds the ID token lives, as a text. */
export type SignInAnswer = {
  kind: string;
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  registered?: boolean;
};

/** What `signInWithIdp` answers. `needConfirmation`: another way to sign in owns this address; nothing was signed in. */
export type IdpAnswer =
  | (SignInAnswer & { providerId: ProviderId; isNewUser: boolean; emailVerified: boolean; rawUserInfo: string })
  | { kind: string; needConfirmation: true; email: string; providerId: ProviderId; verifiedProvider: string[] };

/** One account, as `lookup` shows it to its owner. Times are milliseconds since 1970, as texts. */
export type AccountInfo = {
  localId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  disabled: boolean;
  createdAt: string;
  lastLoginAt: string;
  passwordUpdatedAt?: number;
  /** Absent at hosted Firebase for an account that never had a password. */
  validSince?: string;
  /** The ways to sign in: `password`, or a provider's id. */
  providerUserInfo: { providerId: string; rawId: string; federatedId: string; email?: string; displayName?: string }[];
};

/** The answer of `identityPaths.token`; `expires_in` is in seconds, as a text. */
export type TokenAnswer = {
  access_token: string;
  expires_in: string;
  token_type: 'Bearer';
  refresh_token: string;
  id_token: string;
  user_id: string;
  project_id: string;
};

/** The providers of social sign-in by the ids the protocol gives them, and their names for people. */
export const providerNames = { 'google.com': 'Google', 'github.com': 'GitHub', 'facebook.com': 'Facebook' } as const;
export type ProviderId = keyof typeof providerNames;

export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(providerNames, id);
}

/**
 * The message of the popup to the page that opened it, on a `BroadcastChannel` whose random name that page generated.
 * A credential is good for one `signInWithIdp` (`postBody: id_token=…`).
 */
export type PopupMessage =
  | { type: 'identity-popup'; provider: ProviderId; credential: string }
  | { type: 'identity-popup'; provider: ProviderId | ''; failure: PopupFailure };

/** `denied`: the visitor said no at the provider. `unsupported`: switched off or unknown. `failed`: anything else. */
export type PopupFailure = 'denied' | 'unsupported' | 'failed';
