import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault } from '../../../contracts/forms.ts';

/** A request that is not stored, with the protocol's status and text. Thrown by whoever notices, answered in one place. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  /** What is wrong with the form, where a person can mend it. */
  readonly fault: Fault | undefined;

  constructor(status: ContentfulStatusCode, text: string, headers: Record<string, string> = {}, fault?: Fault) {
    super(text);
    this.fault = fault;
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}
