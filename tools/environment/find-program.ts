import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** The first of the names that is an executable file in one of the folders of PATH. */
export async function findOnPath(...names: string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return firstExecutable(names.flatMap((name) => folders.map((folder) => path.join(folder, name))));
}

/** The first of the files that exists and can be run. */
export async function firstExecutable(files: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const file of files) {
    if (file !== undefined && (await isExecutable(file))) return file;
  }
  return undefined;
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
