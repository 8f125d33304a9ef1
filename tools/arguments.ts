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

/** The number that an option was given. Refuses what is not above 0. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  return number > 0 ? number : refuse(`${name} is "${text}". Give a number above 0.`);
}
