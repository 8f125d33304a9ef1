/** The Trusted Types API, which TypeScript's own types lack. */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => object;
};

/** The script that the official SDK loads by a plain string, for its hidden frame. */
const loader = 'https://apis.google.com/js/api.js?onload=';

/**
 * Allows that one address as a script. Trusted Types forbid script addresses as plain strings, and the SDK has no policy
 * of its own; the loader's further scripts come by its policy.
 */
export function allowGoogleLoader(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url.startsWith(loader) ? url : null) });
}
