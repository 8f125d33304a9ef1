import { spawn } from 'node:child_process';
import path from 'node:path';

/** The folder of the project, whatever folder the command was started in. */
export const projectRoot = path.dirname(path.dirname(import.meta.dirname));

export type CommandResult = {
  /** The exit code; 1 when the command could not be started or was stopped. */
  code: number;
  /** Standard output and standard error, interleaved. */
  output: string;
};

type Options = {
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** Milliseconds after which the command and everything it started is stopped. */
  limit?: number;
};

const running = new Set<number>();

/**
 * Runs a command to its end and gives back what it wrote. Never rejects.
 * The project's own commands (and its Node) are found first, as in an npm script.
 */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<CommandResult> {
  const { env = {}, cwd = projectRoot, limit = 600_000 } = options;
  const binaries = path.join(projectRoot, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: `${binaries}${path.delimiter}${process.env['PATH'] ?? ''}` },
      // A process group of its own, so that the browsers and servers of a test runner can be killed with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written: Buffer[] = [];
    const finish = (code: number, note = '') => {
      clearTimeout(timer);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ code, output: Buffer.concat(written).toString() + note });
    };
    let late = '';
    const timer = setTimeout(() => {
      late = `\n${command} was stopped: it had not ended after ${limit / 1000} s.\n`;
      if (child.pid !== undefined) stopGroup(child.pid);
    }, limit);
    if (child.pid !== undefined) running.add(child.pid);
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', (error) => finish(1, `${command} could not be started: ${error.message}\n`));
    child.on('close', (code) => finish(late === '' ? (code ?? 1) : 1, late));
  });
}

/** Kills running commands on SIGINT and SIGTERM; in their own process groups they do not get the terminal's Ctrl+C. */
export function stopCommandsOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const pid of running) stopGroup(pid);
      process.exit(1);
    });
  }
}

function stopGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}
