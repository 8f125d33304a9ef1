import { request } from 'node:http';

/** Longer than any queue of a living server: whoever hears nothing within it speaks to a dead one. */
const timeLimitMs = 30_000;

export type LoopbackCall = {
  port: number;
  path: string;
  body: string;
  headers: Record<string, string>;
  /** Chooses the loopback address that calls, in a /24 of its own, so that no rate limit is met. */
  caller: number;
};
export type LoopbackAnswer = { status: number; text: string };

/** Posts to a server that may be killed at any moment. Undefined when no whole answer came. */
export function post({ port, path, body, headers, caller }: LoopbackCall): Promise<LoopbackAnswer | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined);
    const call = request({
      host: '127.0.0.1',
      port,
      localAddress: `127.${1 + ((caller >> 8) & 127)}.${caller & 255}.1`,
      path,
      method: 'POST',
      agent: false,
      headers,
    });
    call.setTimeout(timeLimitMs, () => call.destroy());
    call.once('error', fail);
    call.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('error', fail);
      response.once('close', fail);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.end(body);
  });
}
