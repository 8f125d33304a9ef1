/** A visitor waits in the popup meanwhile. */
export const providerTimeoutSeconds = 8;

/** Without encryption only on the machine itself, where tests have their providers. */
export function mayBeInsecure({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
