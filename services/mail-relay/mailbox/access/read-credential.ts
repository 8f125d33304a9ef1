/** Parses the credential that a browser posted; undefined, which is refused as a passkey, when it is not JSON. */
export function readCredential(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
