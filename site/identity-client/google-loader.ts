/** Of the Trusted Types API as much as this needs: TypeScript's own types do not have it yet. */
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => object;
};

/** What the official SDK loads, by a plain text, to reach its hidden frame. */
const loader = 'https://apis.google.com/js/api.js?onload=';

/**
 * The pages take no script by a plain text (Trusted Types). For that one address an exception is made, since the SDK makes
 * none itself; the scripts that follow come by the loader's own policy.
 */
export function allowGoogleLoader(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url.startsWith(loader) ? url : null) });
}
