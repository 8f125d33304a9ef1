import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../environment/run-command.ts';

/** Writes what a command has measured where /work/this-site reads it, with the command and the day. */
export async function writeMeasured(name: string, command: string, figures: object): Promise<void> {
  const folder = path.join(projectRoot, 'content', 'measured');
  await mkdir(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify({ command, day, ...figures }, undefined, 2)}\n`);
}
