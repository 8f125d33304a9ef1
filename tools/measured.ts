import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, type } from 'node:os';
import path from 'node:path';
import { projectRoot } from './environment/run-command.ts';

/** How something is measured now: what to type to repeat it, on which day (UTC), and on what machine. */
export const measuringNow = (command: string) => ({
  command,
  day: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores (${cpus()[0]?.model.replaceAll(/\((?:R|TM)\)/g, '') ?? process.arch}), ${type()}, Node ${process.versions.node}`,
});

/** Writes figures to content/measured/, which the page /work/this-site reads. */
export async function saveMeasured(name: string, command: string, figures: object): Promise<void> {
  const file = path.join(projectRoot, 'content/measured', `${name}.json`);
  await writeFile(file, `${JSON.stringify({ ...measuringNow(command), ...figures }, null, 2)}\n`);
  console.log(`Written to ${path.relative(projectRoot, file)}.`);
}

/** The typed command: `name`, as readers can repeat it, with this process's arguments. */
export const typed = (name: string): string => [name, ...process.argv.slice(2)].join(' ');
