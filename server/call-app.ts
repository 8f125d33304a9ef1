import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Admission, type Admitted, isRefusal, type Refusal } from './admission/admission.ts';
import { codeOf } from '../services/error-code.ts';
import { free } from './admission/read-body.ts';
import type { App, ServerEnv } from './server-env.ts';
import type { Caller } from './client-address.ts';

export type AppCall = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. */
  url: string;
  origin: string;
  caller: Caller;
  /** Answers when no route of the app does. */
  otherwise?: (() => void) | undefined;
};

/**
 * Passes an admitted Node request to the app as a Fetch `Request`. The body is read before the handler runs: a handler never waits
 * for a slow client, and the server's request time-out covers the whole upload. The URL is built on `origin`; the Host header is ignored.
 */
export async function callApp(app: App, admission: Admission, call: AppCall): Promise<void> {
  const { request, response, url, origin, caller, otherwise } = call;
  const { method = 'GET' } = request;
  const init = { method, headers: fetchHeaders(request.headers) };
  const evict = () => void response.destroy();
  const refuse = async (refusal: Refusal) => {
    const answer = await app.fetch(new Request(origin + url, init), { ...caller, refusal });
    end(response, answer, Buffer.from(await answer.arrayBuffer()), method);
  };
  const path = app.getPath(new Request(origin + url));
  // The client holds the body back until it is asked for (RFC 9110, section 10.1.1).
  const isHeldBack = request.headers.expect !== undefined && request.httpVersion === '1.1';
  const invite = isHeldBack ? () => response.writeContinue() : undefined;
  const admitted = await admission.admit({ request, path, caller, evict, invite });
  if (isRefusal(admitted)) {
    // The rest of a body that is too large is not read, so the connection cannot be used again.
    if (admitted.status === 413) response.shouldKeepAlive = false;
    return refuse(admitted);
  }
  response.once('close', admitted.sent);
  const env: ServerEnv['Bindings'] = otherwise ? { ...caller, isForFiles: false } : caller;
  const { answer, first, second, parts } = await answerOf(app, admitted, origin + url, init, env);
  if (response.destroyed) {
    admitted.answered(0);
    await parts?.return?.();
    return;
  }
  if (otherwise && env.isForFiles) {
    admitted.answered(0);
    return otherwise();
  }
  if (parts && second) return stream(response, answer, admitted, remaining(first, second, parts));
  if (admitted.answered(first.length)) end(response, answer, first, method);
  else await refuse({ status: 503 });
}

/** The answer and the first two parts of its body; without a second the first is all. `parts` makes the others while they are sent. */
async function answerOf(app: App, admitted: Admitted, url: string, init: RequestInit, env: Caller) {
  const { body } = admitted;
  try {
    const request = new Request(url, body ? { ...init, body } : init);
    // The Request holds a copy.
    free(body);
    const answer = await app.fetch(request, env);
    const parts = answer.body?.values();
    const first = (await parts?.next())?.value ?? new Uint8Array();
    const second = (await parts?.next())?.value;
    return { answer, first, second, parts };
  } catch (error) {
    admitted.answered(0);
    throw error;
  }
}

async function* remaining(first: Uint8Array, second: Uint8Array, parts: AsyncIterable<Uint8Array>) {
  yield first;
  yield second;
  yield* parts;
}

async function stream(
  response: ServerResponse,
  answer: Response,
  admitted: Admitted,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> {
  response.setHeaders(answer.headers);
  response.writeHead(answer.status);
  const held = async function* () {
    for await (const part of parts) {
      if (!admitted.answered(part.length)) response.destroy();
      yield part;
    }
  };
  await pipeline(held, response).catch((error: unknown) => {
    // The client hung up.
    if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item);
  }
  return result;
}

function end(response: ServerResponse, answer: Response, body: Uint8Array, method: string): void {
  if (response.destroyed) return;
  response.setHeaders(answer.headers);
  if (!response.hasHeader('content-length') && method !== 'HEAD' && answer.status !== 204) {
    response.setHeader('content-length', body.length);
  }
  response.writeHead(answer.status);
  response.end(method === 'HEAD' ? undefined : body);
}
