import { isIP } from 'node:net';

/** Whether an IP address, as text, is one of this machine: 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Whether a name in a URL means this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackName(name: string): boolean {
  return name.toLowerCase() === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether an origin is reachable from this machine only, as in development and trials. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackName(new URL(origin).hostname);
}
