import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { emailAnswers } from '../contracts/email-wire.ts';
import type { App } from './app.ts';
import type { Caller } from './client-address.ts';
import { BODY_BYTES, DISCARDED_BYTES } from './limits.ts';

const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Answers a Node request by a Fetch one. The body is read first: a handler never waits for a slow client, and the
 * request time-out of the server covers the whole of it. The address is put on `origin`, whatever Host says.
 */
export async function callApp(
  app: App,
  {
    request,
    response,
    url,
    origin,
    caller,
  }: { request: IncomingMessage; response: ServerResponse; url: string; origin: string; caller: Caller },
): Promise<void> {
  const method = request.method ?? 'GET';
  const body = BODILESS.has(method) ? undefined : await readBody(request);
  if (body === 'too large') {
    response.shouldKeepAlive = false;
    return send(response, new Response(emailAnswers.tooLarge, { status: 413 }), method);
  }
  const init: RequestInit = { method, headers: fetchHeaders(request.headers), ...(body && { body }) };
  await send(response, await app.fetch(new Request(origin + url, init), caller), method);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > DISCARDED_BYTES) break;
    if (size <= BODY_BYTES) chunks.push(chunk);
  }
  return size > BODY_BYTES ? 'too large' : new Uint8Array(Buffer.concat(chunks));
}

function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item);
  }
  return result;
}

async function send(response: ServerResponse, answer: Response, method: string): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  response.setHeaders(answer.headers);
  if (!response.hasHeader('content-length') && method !== 'HEAD' && answer.status !== 204) {
    response.setHeader('content-length', body.length);
  }
  response.writeHead(answer.status);
  response.end(method === 'HEAD' ? undefined : body);
}
