/** What a browser answered for a passkey. Text that is no JSON is undefined, which no passkey is. */
export function readCredential(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
