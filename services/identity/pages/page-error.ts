import type { ErrorHandler } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { asIdentityError } from '../protocol/identity-error.ts';
import { messagePage } from './page.ts';

/** An error handler that answers with a page, for requests by navigation. */
export function pageError({ log, words, prefix, sendPage }: Dependencies): ErrorHandler {
  return (thrown, context) => {
    const error = asIdentityError(thrown, log);
    const isTooMuch = error.failure === 'tooManyAttempts';
    for (const [name, value] of Object.entries(error.headers())) context.header(name, value);
    const text = isTooMuch ? words.refusals.tooManyRequests : words.refusals.failed;
    return sendPage(context, { ...messagePage({ ...words.failure, text }, `${prefix}/`), status: error.status });
  };
}
