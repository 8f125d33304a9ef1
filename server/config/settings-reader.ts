import type { ServerSetting } from './setting-names.ts';

/** What is wrong with one environment variable, and what to set instead. */
export type Fault = { variable: string; problem: string; remedy: string };

/** Turns the text of a variable into its value, or says what is wrong with it. */
export type Parse<T> = (text: string) => { value: T } | { problem: string; remedy: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and gathers every fault, so that one start tells the owner all of them. */
export class SettingsReader {
  readonly faults: Fault[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The parsed value, or the default when the variable is absent, empty or wrong; a wrong one is also noted as a fault. */
  read<T, D>(variable: ServerSetting, parse: Parse<T>, fallback: D): T | D {
    const text = this.#environment[variable]?.trim();
    if (text === undefined || text === '') return fallback;
    const outcome = parse(text);
    if ('value' in outcome) return outcome.value;
    this.faults.push({ variable, ...outcome });
    return fallback;
  }
}

/** Thrown when settings are wrong; its message lists every fault with its remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const list = faults.map(({ variable, problem, remedy }) => `  ${variable}: ${problem}\n    ${remedy}`).join('\n');
    super(`${faults.length} of the settings cannot be used:\n${list}`);
    this.faults = faults;
  }
}
