/** Time-out of calls to a provider, while the visitor waits in the popup. */
export const providerTimeoutSeconds = 8;

/** Plain http is allowed on this machine only, where tests run their providers. */
export function mayBeInsecure({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
