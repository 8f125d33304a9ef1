import { connect } from 'node:net';
import type { FuzzRequest } from './fuzz-request.ts';

/** The time-out, far longer than an answer takes on a busy machine. */
const hangsAfterMs = 20_000;

/** The bytes of a request: always complete and well framed. `client` is the address that it claims to come from. */
function onTheWire({ method, url, headers, body }: FuzzRequest, client: string): Buffer {
  const all = [...headers, ['x-forwarded-for', client], ['content-length', `${body.length}`], ['connection', 'close']];
  const hasHost = headers.some(([name]) => name === 'host');
  const inLine = (text: string) => text.replaceAll(/[\0\r\n]/g, ' ');
  const head = [
    `${method} ${url.replaceAll(/[\0-\x20\x7f]/g, '+')} HTTP/1.1`,
    ...(hasHost ? [] : ['host: localhost']),
    ...all.map(([name = '', value = '']) => `${name}: ${inLine(value)}`),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

/** The status of the answer, or `hang`, or `none` when the connection closed without one. */
export function sendRaw(port: number, request: FuzzRequest, client: string): Promise<number | 'hang' | 'none'> {
  const { promise, resolve } = Promise.withResolvers<number | 'hang' | 'none'>();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.setTimeout(hangsAfterMs, () => {
    resolve('hang');
    socket.destroy();
  });
  // An answer counts even if the server cut the connection before the request was complete.
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => {
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
    resolve(status === undefined ? 'none' : Number(status));
  });
  socket.write(onTheWire(request, client));
  return promise;
}
