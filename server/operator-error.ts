/** Thrown when the server cannot start, or a command cannot do its work, with words for the person who called it. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
