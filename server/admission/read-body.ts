import type { IncomingMessage } from 'node:http';
import { DISCARDED_BYTES } from '../limits.ts';

/**
 * Reads a body into the memory given, so that one that comes byte by byte costs no more than one that comes at once.
 * Undefined when it is longer than that. Rejects when the client hangs up, or the memory was taken away.
 */
export async function readBody(
  request: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length + chunk.length > body.length) {
      await discard(request);
      return undefined;
    }
    body.set(chunk, length);
    length += chunk.length;
  }
  return body.subarray(0, length);
}

/** Gives memory back now: the collector of garbage would let hundreds of megabytes pile up first. */
export function free(body: Uint8Array<ArrayBuffer> | undefined): void {
  body?.buffer.transfer(0);
}

/** Reads on and keeps nothing, so that the client sees the refusal and no broken connection. */
export async function discard(request: IncomingMessage): Promise<void> {
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > DISCARDED_BYTES) return;
  }
}
