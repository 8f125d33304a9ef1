import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Admission, Admitted } from './admission/admission.ts';
import { free } from './admission/read-body.ts';
import { isRefusal } from './admission/refusal.ts';
import type { App, ServerEnv } from './server-env.ts';
import type { Caller } from './client-address.ts';

export type AppCall = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. */
  url: string;
  origin: string;
  caller: Caller;
  /** Answers what no route does. */
  otherwise?: (() => void) | undefined;
};

/**
 * Answers a Node request by a Fetch one, if it is let in. The body is read first: a handler never waits for a slow client,
 * and the request time-out of the server covers the whole of it. The address is put on `origin`, whatever Host says.
 */
export async function callApp(app: App, admission: Admission, call: AppCall): Promise<void> {
  const { request, response, url, origin, caller, otherwise } = call;
  const { method = 'GET' } = request;
  const init = { method, headers: fetchHeaders(request.headers) };
  const evict = () => void response.destroy();
  const admitted = await admission.admit({ request, url, caller, evict });
  if (isRefusal(admitted)) {
    // What is left of a body is not worth waiting for.
    if (admitted.status === 413) response.shouldKeepAlive = false;
    const answer = await app.fetch(new Request(origin + url, init), { ...caller, refusal: admitted });
    return end(response, answer, Buffer.from(await answer.arrayBuffer()), method);
  }
  response.once('close', admitted.sent);
  const env: ServerEnv['Bindings'] = otherwise ? { ...caller, isForFiles: false } : caller;
  const { answer, body } = await answerOf(app, admitted, origin + url, init, env);
  if (otherwise && env.isForFiles) {
    admitted.answered(0);
    if (!response.destroyed) otherwise();
    return;
  }
  if (admitted.answered(body.length)) end(response, answer, body, method);
  else response.destroy();
}

async function answerOf(app: App, admitted: Admitted, url: string, init: RequestInit, env: Caller) {
  const { body } = admitted;
  try {
    const request = new Request(url, body ? { ...init, body } : init);
    // A Request copies what it is given.
    free(body);
    const answer = await app.fetch(request, env);
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    admitted.answered(0);
    throw error;
  }
}

function fetchHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item);
  }
  return result;
}

function end(response: ServerResponse, answer: Response, body: Buffer, method: string): void {
  if (response.destroyed) return;
  response.setHeaders(answer.headers);
  if (!response.hasHeader('content-length') && method !== 'HEAD' && answer.status !== 204) {
    response.setHeader('content-length', body.length);
  }
  response.writeHead(answer.status);
  response.end(method === 'HEAD' ? undefined : body);
}
