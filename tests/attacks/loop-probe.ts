/**
 * Measures, inside the server, how long single turns of the event loop keep its thread busy. Loaded with `--import`; whoever
 * connects to the socket LOOP_PROBE and writes a line is answered with the longest turn since the last line, in milliseconds.
 *
 * A turn is measured in processor time of the thread, not by the clock: on a machine that does other things as well, the
 * clock tells how long the others took.
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
  socket.on('data', () => {
    socket.write(`${longest}\n`);
    longest = 0;
  });
})
  .listen(process.env['LOOP_PROBE'])
  .unref();

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
