import type { ParseArgsOptionsConfig } from 'node:util';

/** What monitors read (the convention of Nagios's plugins): done or well, somebody should look, failed, called wrongly. */
export const exitCodes = { ok: 0, attention: 1, failed: 2, usage: 3 } as const;

/** What a command says: to people, and with `--json` to programs. */
export type Outcome = { text: string; data: unknown; code?: (typeof exitCodes)[keyof typeof exitCodes] };

export type Call = {
  /** What stands behind the name of the command. */
  words: readonly string[];
  /** By name, without the dashes; `--json`, `--help` and `--env-file` are read before. */
  options: Readonly<Record<string, string | undefined>>;
  /** Those without a value that were given. */
  flags: ReadonlySet<string>;
};

export type Command = {
  /** One line of `jantar --help`. */
  summary: string;
  /** The lines of `jantar <command> --help`. */
  usage: string;
  options?: ParseArgsOptionsConfig;
  run: (call: Call) => Promise<Outcome>;
};

/** Thrown for a call that means nothing; the usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
