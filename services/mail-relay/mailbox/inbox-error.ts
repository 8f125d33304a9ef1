/** Thrown when a mail cannot be shown or changed, with a message for the owner: 404 for an unknown mail, 409 when its state forbids it. */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}
