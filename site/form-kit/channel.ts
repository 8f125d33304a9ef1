/**
 * A channel to the forms of all tabs. Undefined where the browser forbids it, as Firefox does with all cookies blocked.
 * The same as that of identity-client/: shared, it would be one file more on the pages of accounts.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
