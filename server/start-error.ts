/** Thrown when the server cannot start, with words for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
