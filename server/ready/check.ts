/** The result of one check of `jantar ready`. */
export type Check = {
  /** The checked thing, in a word or two. */
  name: string;
  /** `unknown`: it could not be checked from this machine. */
  state: 'ok' | 'attention' | 'failed' | 'unknown';
  says: string;
  /** What to do, unless all is well. */
  remedy?: string;
};

export const ok = (name: string, says: string): Check => ({ name, state: 'ok', says });
export const attention = (name: string, says: string, remedy: string): Check => ({
  name,
  state: 'attention',
  says,
  remedy,
});
export const failed = (name: string, says: string, remedy: string): Check => ({ name, state: 'failed', says, remedy });
/** The failed check of an error whose message says in its first line what is wrong, and in its second, if it has one, what to do. */
export function failedBy(name: string, { message }: Error, otherwise = ''): Check {
  const [says = '', remedy = otherwise] = message.split('\n');
  return failed(name, says, remedy);
}
export const unknown = (name: string, says: string, remedy: string): Check => ({
  name,
  state: 'unknown',
  says,
  remedy,
});

/** The first line of the message of an error's deepest cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reason(error.cause);
  const [line = ''] = error.message.split('\n');
  return line === '' && 'code' in error ? String(error.code) : line;
}
