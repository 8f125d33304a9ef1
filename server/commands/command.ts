import type { ParseArgsOptionsConfig } from 'node:util';

/** Exit codes by the convention of Nagios plugins, so that monitors can run the commands. */
export const exitCodes = { ok: 0, attention: 1, failed: 2, usage: 3 } as const;

/** The result of a command: `text` for people, `data` for programs (`--json`). */
export type Outcome = { text: string; data: unknown; code?: (typeof exitCodes)[keyof typeof exitCodes] };

/** The result of a command that has written its output itself. */
export const printed: Outcome = { text: '', data: undefined };

export type Call = {
  /** Positional arguments after the name of the command. */
  words: readonly string[];
  /** Options with a value, by name without the dashes. `--json`, `--help` and `--env-file` are handled by the caller. */
  options: Readonly<Record<string, string | undefined>>;
  /** Names of the given options that take no value. */
  flags: ReadonlySet<string>;
};

export type Command = {
  /** One line of `jantar --help`. */
  summary: string;
  /** The lines of `jantar <command> --help`. */
  usage: string;
  options?: ParseArgsOptionsConfig;
  /** How many positional arguments it takes at most; 0 by default. */
  mostWords?: number;
  run: (call: Call) => Promise<Outcome>;
};

/** Thrown for a command line that cannot be understood; its message is printed with the command's usage, and the exit code is `usage`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
