/**
 * Measures, inside the server, how long single turns of the event loop keep its thread busy. Loaded with `--import`; a client
 * of the socket LOOP_PROBE writes a line and is answered with the longest turn since the last line, in milliseconds.
 *
 * A turn is measured in processor time of the thread, since the clock would include the time
 * of other processes.
 */
import { createServer } from 'node:net';

let longest = 0;
let before = cpuMs();

function turn(): void {
  const now = cpuMs();
  longest = Math.max(longest, now - before);
  before = now;
  setImmediate(turn).unref();
}
turn();

createServer((socket) => {
  // The answer to a request may leave before the turn that made it is over.
  socket.on('data', () =>
    setImmediate(() => {
      socket.write(`${longest}\n`);
      longest = 0;
    }),
  );
})
  .listen(process.env['LOOP_PROBE'])
  .unref();

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
