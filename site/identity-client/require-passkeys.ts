/** Throws the DOMException `NotSupportedError` where the browser lacks the passkey functions that the pages use. */
export function requirePasskeys(): void {
  const has = 'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  if (!has) throw new DOMException('', 'NotSupportedError');
}
