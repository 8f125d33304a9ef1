import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is not stored, with the protocol's status and text. Thrown by whoever notices, answered in one place. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}
