import { readdir, readFile } from 'node:fs/promises';
import { connectionLimits } from './limits.ts';
import { OperatorError } from './operator-error.ts';

/** File descriptors that the store, the log, mail connections and Node use beside the visitors' connections. */
const otherFiles = 96;
const needed = connectionLimits.total + otherFiles;
/** The share of open files from which it is a problem: without a free descriptor the system closes new connections unanswered. */
const tightShare = 0.9;

/** How many files this process may have open; undefined where the system does not tell (it does on Linux). */
async function openFileLimit(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? undefined : Number(soft);
}

/** Throws OperatorError when the process may open fewer files than it takes connections. */
export async function requireOpenFiles(): Promise<void> {
  const allowed = await openFileLimit();
  if (allowed === undefined || allowed >= needed) return;
  throw new OperatorError(
    `This process may have ${allowed} files open and needs ${needed}: each of ${connectionLimits.total} connections is one.\n` +
      `Raise the limit: "ulimit -n ${needed}" in a shell, LimitNOFILE=${needed} in a systemd unit, --ulimit nofile=${needed} for a container.`,
  );
}

/** What is wrong with the number of open files, in sentences. */
export async function openFileProblems(allowed = openFileLimit()): Promise<string[]> {
  const [limit, open] = await Promise.all([allowed, readdir('/proc/self/fd').catch(() => [])]);
  if (limit === undefined || open.length < limit * tightShare) return [];
  return [`${open.length} of ${limit} files are open: soon connections are closed without an answer.`];
}
