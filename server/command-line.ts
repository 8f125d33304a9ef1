/** Everything the owner does at a terminal. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { accounts } from './commands/accounts.ts';
import { backup, restore, verify } from './commands/backup.ts';
import { type Command, exitCodes, printed, UsageError } from './commands/command.ts';
import { forget } from './commands/forget.ts';
import { inbox } from './commands/inbox.ts';
import { ready } from './commands/ready.ts';
import { subscribers } from './commands/subscribers.ts';
import { unknownSettings } from './config/setting-names.ts';
import { settingsOf } from './config/settings-file.ts';
import { programVersion } from './project-root.ts';
import { OperatorError } from './operator-error.ts';

const start: Command = {
  summary: 'serves the site',
  usage: 'jantar start',
  async run() {
    await import('./main.ts');
    return printed;
  },
};

const commands: Readonly<Record<string, Command>> = {
  start,
  ready,
  inbox,
  subscribers,
  accounts,
  forget,
  backup,
  verify,
  restore,
};

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  'env-file': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;
const commonUsage = `  --json       for programs
  --env-file FILE   settings, a line each as NAME=value; those of the environment win`;

const overview = `jantar <command> [--help]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

${commonUsage}

Exit codes: ${exitCodes.ok} done or well, ${exitCodes.attention} somebody should look, ${exitCodes.failed} failed, ${exitCodes.usage} called wrongly.
`;

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  if (['--version', '-v'].includes(name)) return say(programVersion());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (['', '--help', '-h', 'help'].includes(name)) return say(overview);
    const wrong = name.startsWith('-') ? `${name} stands behind the command.` : `There is no command ${name}.`;
    throw new UsageError(`${wrong}\n\n${overview}`);
  }
  await runCommand(command, rest).catch((error: unknown) => {
    throw error instanceof UsageError
      ? new UsageError(`${error.message}\n\n${command.usage}`, { cause: error })
      : error;
  });
}

async function runCommand(command: Command, args: string[]): Promise<void> {
  const { values, positionals } = parsed(args, command);
  if (values['help'] === true) return say(`${command.usage}\n${commonUsage}`);
  if (typeof values['env-file'] === 'string') applySettings(values['env-file']);
  const given = Object.entries(values);
  const options = Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const flags = new Set(given.filter(([, value]) => value === true).map(([option]) => option));
  const outcome = await command.run({ words: positionals, options, flags });
  if (outcome === printed) return;
  say(values['json'] === true ? JSON.stringify(outcome.data, undefined, 2) : outcome.text);
  process.exitCode = outcome.code ?? exitCodes.ok;
}

function parsed(args: string[], { options, mostWords = 0 }: Command) {
  try {
    const call = parseArgs({ args, options: { ...commonOptions, ...options }, allowPositionals: true });
    // A folder of no name would be the one that the shell is in.
    if (args.some((one) => /^(?:--[\w-]+=)?$/.test(one))) throw new Error('A value is empty. Is a variable not set?');
    const { [mostWords]: extra } = call.positionals;
    if (extra !== undefined) throw new Error(`One word too many: ${extra}`);
    return call;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    throw new UsageError(unknown ? `There is no option ${unknown}.` : message);
  }
}

/** Sets the variables of a file that the environment lacks or has empty. Throws on a name that nothing reads, such as a misspelt one. */
function applySettings(file: string): void {
  const settings = settingsIn(file);
  const unknown = unknownSettings(settings.map(([name]) => name));
  if (unknown.length > 0) {
    const names = unknown.map(({ name, meant }) => `${name}${meant ? ` (${meant}?)` : ''}`).join(', ');
    throw new OperatorError(
      `${file} sets what is no setting of this site: ${names}\nCorrect the name, or take it out.`,
    );
  }
  // Of a name that stands there twice the last line counts, as for systemd.
  for (const [name, value] of new Map(settings)) {
    if (!process.env[name]?.trim()) process.env[name] = value;
  }
}

function settingsIn(file: string): ReturnType<typeof settingsOf> {
  try {
    return settingsOf(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const reason = 'code' in cause ? String(cause.code) : cause.message;
    throw new OperatorError(`The settings in ${file} cannot be read (${reason}). See --env-file.`, { cause });
  }
}

function say(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

// Files written from here on, backups included, are readable by this user alone.
process.umask(0o077);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` has read enough.
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exitCode = exitCodes.failed;
});
run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
});
