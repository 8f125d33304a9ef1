import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isNavigation } from '../../services/mail-relay/protocol/answer-navigation.ts';
import type { ServerEnv } from '../server-env.ts';

/** How long a press counts as the same one, in milliseconds: a visitor whose page is slow to change presses again. */
const sameForMs = 10_000;
/** The most visitors whose last press is kept, each with the page of its answer. */
const mostPresses = 200;
/** The longest page that is kept, in bytes: that of a refused message holds all that was typed, and is made again. */
const longestAnswer = 64 * 1024;

/** A visitor's last form, and its answer; undefined for one that is not given twice. */
type Press = { form: string; at: number; answer: Promise<Response | undefined> };

/**
 * Answers a form that a browser posts twice in a row as the first time, without doing anything again. Of a double click it shows the
 * second answer alone, which would call a link used up that has just done its work. The same button on the page of the answer, as to
 * try a mail again, acts anew. Files, long pages and failures are not given twice, nor is a 429, which may ask to come back sooner.
 */
export function doubleSubmit(now: () => number): MiddlewareHandler<ServerEnv> {
  const presses = new Map<string, Press>();
  return async (context, next) => {
    const { method, url, raw } = context.req;
    if (method !== 'POST' || !isNavigation(context)) return next();
    for (const [one, { at }] of presses) {
      if (now() - at < sameForMs && presses.size < mostPresses) break;
      presses.delete(one);
    }
    const who = context.env.clientAddress;
    const body = await raw.clone().bytes();
    const sent = JSON.stringify([url, context.req.header('cookie'), context.req.header('referer')]);
    const form = createHash('sha256').update(sent).update(body).digest('base64url');
    const before = presses.get(who);
    const given = before?.form === form ? await before.answer : undefined;
    if (given) return given.clone();

    const { promise: answer, resolve } = Promise.withResolvers<Response | undefined>();
    // Anew, so that the oldest stands first.
    presses.delete(who);
    presses.set(who, { form, at: now(), answer });
    try {
      await next();
    } finally {
      const { status, headers } = context.res;
      const isPage = headers.has('location') || headers.get('content-type')?.startsWith('text/html');
      const page = status < 500 && status !== 429 && isPage ? await context.res.clone().bytes() : undefined;
      resolve(page && page.length <= longestAnswer ? new Response(page, context.res) : undefined);
    }
    return undefined;
  };
}
