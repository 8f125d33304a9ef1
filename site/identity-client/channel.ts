/** Opens a channel to the other windows of this site. Undefined where the browser forbids it, as Firefox does with all cookies blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
