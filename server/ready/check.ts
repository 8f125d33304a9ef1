/** The result of one check of `jantar ready`. */
export type Check = {
  name: string;
  /** `unknown`: it could not be checked from this machine. */
  state: 'ok' | 'attention' | 'failed' | 'unknown';
  says: string;
  /** What to do, unless all is well. */
  remedy?: string;
};

const open =
  (state: Check['state']) =>
  (name: string, says: string, remedy: string): Check => ({ name, state, says, remedy });

export const ok = (name: string, says: string): Check => ({ name, state: 'ok', says });
export const attention = open('attention');
export const failed = open('failed');
export const unknown = open('unknown');

/** The failed check of an error whose message says in its first line what is wrong, and in its second, if it has one, what to do. */
export function failedBy(name: string, { message }: Error, otherwise = ''): Check {
  const [says = '', remedy = otherwise] = message.split('\n');
  return failed(name, says, remedy);
}

/** The first line of the message of an error's deepest cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reason(error.cause);
  const [line = ''] = error.message.split('\n');
  return line === '' && 'code' in error ? String(error.code) : line;
}
