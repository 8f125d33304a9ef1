/** Why a mail cannot be shown or changed, in words for the owner: 404, there is none; 409, its state does not allow it. */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}
