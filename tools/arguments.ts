import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command was given. Ends it with code 2 and its usage where an option is unknown, as `--help` is. */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [fault] = (error as Error).message.split(/\.\s/);
    return refuse(`${fault}. Usage: ${usage}`);
  }
}

/** Ends a command that was called wrongly with code 2. */
export function refuse(fault: string): never {
  console.error(fault);
  process.exit(2);
}

/** The whole number above 0 that an option was given. Refuses any other: half a run is none. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : refuse(`${name} is "${text}". Give a whole number above 0.`);
}
