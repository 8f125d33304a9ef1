import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../../tools/environment/run-command.ts';

/** Simulates a disk under `dataDir` that keeps only synced writes (drop-unsynced.c). Needs a C compiler. */
export async function unreliableDisk(dataDir: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  const library = path.join(folder, 'drop-unsynced.so');
  const source = path.join(import.meta.dirname, 'drop-unsynced.c');
  const { code, output } = await runCommand('cc', ['-shared', '-fPIC', '-O2', '-Wall', '-o', library, source, '-ldl']);
  if (code !== 0) throw new Error(`The layer under the store could not be compiled:\n${output}`);
  const notes = path.join(folder, 'notes');
  takeForDisk(dataDir, notes);
  return {
    /** The environment that makes a process record its fsyncs. */
    environment: { LD_PRELOAD: library, POWER_DATA: dataDir, POWER_DISK: notes, UV_USE_IO_URING: '0' },
    /** Resets the data folder to what had been synced, which is the new state of the disk. No process may run. */
    cut(): void {
      const found = path.join(folder, 'found');
      restore(idOf(dataDir), found, notes);
      for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
      for (const name of readdirSync(found)) renameSync(path.join(found, name), path.join(dataDir, name));
      rmSync(found, { recursive: true });
      takeForDisk(dataDir, notes);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The file name by which drop-unsynced.c records a file. */
function idOf(file: string): string {
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return `${ino}-${birthtimeNs}`;
}

/** Restores the recorded state of a folder at `target`. A file whose entry was synced but whose content was not is empty. */
function restore(id: string, target: string, notes: string): void {
  mkdirSync(target, { mode: 0o700 });
  const list = path.join(notes, `folder-${id}`);
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const [entry = '', kind, ...words] = line.split(' ');
    const file = path.join(target, words.join(' '));
    const content = path.join(notes, `file-${entry}`);
    if (kind === 'd') restore(entry, file, notes);
    else if (existsSync(content)) copyFileSync(content, file);
    else writeFileSync(file, '', { mode: 0o600 });
  }
}

/** Records the current state as synced. */
function takeForDisk(dataDir: string, notes: string): void {
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes);
  noteFolder(dataDir);

  function noteFolder(folder: string): void {
    const lines = readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) noteFolder(file);
      else copyFileSync(file, path.join(notes, `file-${idOf(file)}`));
      return `${idOf(file)} ${entry.isDirectory() ? 'd' : 'f'} ${entry.name}\n`;
    });
    writeFileSync(path.join(notes, `folder-${idOf(folder)}`), lines.join(''));
  }
}
