import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { codeOf } from '../services/error-code.ts';
import { OperatorError } from './operator-error.ts';

const remedies: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is already taken by another program. Stop that program, or set PORT to a free port.`,
  EACCES: (_, port) =>
    `This user may not open port ${port}. Set PORT to 1024 or higher and let a proxy hold the low port.`,
  EADDRNOTAVAIL: (host) =>
    `This machine has no address ${host}. Set HOST to 127.0.0.1, 0.0.0.0 or one of its addresses.`,
  ENOTFOUND: (host) =>
    `The name ${host} leads to no address. Set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.`,
};

/** The first socket that a supervisor hands over (systemd's sd_listen_fds(3)). */
const firstInherited = 3;

/**
 * Starts accepting connections, on the socket of the supervisor when it hands one over: that stays open while the process is replaced.
 * Resolves to the port, which matters when 0 asked for any free one.
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isHandedOver = Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0;
  server.listen(isHandedOver ? { fd: firstInherited } : { host, port });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const text =
      remedies[codeOf(cause)]?.(host, port) ?? `The server cannot listen on ${host}:${port}: ${String(cause)}`;
    throw new OperatorError(text, { cause });
  }
  return (server.address() as AddressInfo).port;
}
