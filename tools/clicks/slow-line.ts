import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../server/listen.ts';

/** Slow 4G as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const roundTripMs = 150;
const bytesPerMs = { down: 200, up: 94 };
/** The size of a packet, so that a browser begins to read before the whole answer has arrived. */
const pieceBytes = 4096;

/** A proxy to `origin` that simulates a slow line shared by all connections. Unlike DevTools throttling it also slows prerendered pages. */
export async function startSlowLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const freeAt = { down: 0, up: 0 };
  const sockets = new Set<Socket>();

  /** Forwards data with the line's latency and bandwidth. */
  function carry(from: Socket, to: Socket, way: 'down' | 'up', openAt: number): void {
    let last = Promise.resolve();
    const after = (at: number, act: () => void) => {
      last = last
        .then(() => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now()))))
        .then(act);
    };
    from.on('data', (chunk: Buffer) => {
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        freeAt[way] = Math.max(freeAt[way], openAt, performance.now()) + piece.length / bytesPerMs[way];
        after(freeAt[way] + roundTripMs / 2, () => to.writable && to.write(piece));
      }
    });
    from.on('end', () => after(performance.now() + roundTripMs / 2, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    sockets.add(from);
  }

  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    // Data is delayed by the TCP handshake, one round trip.
    const openAt = performance.now() + roundTripMs;
    carry(browser, site, 'up', openAt);
    carry(site, browser, 'down', openAt);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`,
    [Symbol.dispose]: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
