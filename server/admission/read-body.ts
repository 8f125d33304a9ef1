import type { IncomingMessage } from 'node:http';
import { discardedBytes } from '../limits.ts';

/** The memory a body is read into; `memory` is replaced by a larger block when the body outgrows it. */
export type Room = { memory: Uint8Array<ArrayBuffer> };

/**
 * Reads a body into one block of memory, so that a body sent byte by byte costs no more than one sent at once.
 * Undefined when it is longer than `most` bytes. Rejects when the client hangs up, or the memory is refused or evicted.
 *
 * @param reserve asked before the memory grows
 */
export async function readBody(
  request: IncomingMessage,
  room: Room,
  most: number,
  reserve: (bytes: number) => boolean,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    const needed = length + chunk.length;
    if (needed > most) {
      await discard(request);
      return undefined;
    }
    if (needed > room.memory.length) {
      const size = Math.min(most, Math.max(needed, 2 * room.memory.length));
      if (!reserve(size)) throw new Error('There is no memory left for this body');
      // The memory of before is released.
      room.memory = new Uint8Array(room.memory.buffer.transfer(size));
    }
    room.memory.set(chunk, length);
    length = needed;
  }
  return room.memory.subarray(0, length);
}

/** Releases the memory at once: the garbage collector would let hundreds of megabytes pile up first. */
export function free(body: Uint8Array<ArrayBuffer> | undefined): void {
  body?.buffer.transfer(0);
}

/** Reads the rest of a body and drops it, so that the client sees the refusal and not a broken connection. */
export async function discard(request: IncomingMessage): Promise<void> {
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > discardedBytes) return;
  }
}
