import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import type { Faults, FormName } from '../../../contracts/forms.ts';
import { LimitExceeded } from '../../limits/limit.ts';
import { BodyTooLarge } from '../../request-body.ts';

/** Thrown to refuse a request, with the protocol's status and text; turned into the answer in one place. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  /** The faults of the form's fields that the visitor can mend. */
  readonly faults: Faults<FormName>;

  constructor(
    status: ContentfulStatusCode,
    text: string,
    headers: Record<string, string> = {},
    faults: Faults<FormName> = {},
  ) {
    super(text);
    this.faults = faults;
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** The refusal for a known error; undefined for an unexpected one. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof BodyTooLarge) return tooLarge();
  if (!(error instanceof LimitExceeded)) return undefined;
  return new Refusal(429, emailAnswers.tooMany, { 'retry-after': `${error.retryAfterSeconds}` });
}

/** Answers a refusal with `page`, if given, else with one line of text. */
export function sendRefusal(
  context: Context,
  { status, headers, message }: Pick<Refusal, 'status' | 'headers' | 'message'>,
  page?: Response,
): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return page ? context.newResponse(page.body, page) : context.text(message, status);
}

export function tooLarge(): Refusal {
  return new Refusal(413, emailAnswers.tooLarge, {}, { message: 'tooLarge' });
}
