import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from './source-file.ts';

/** Folders of generated or downloaded files, at any depth. */
const notSource = new Set(['node_modules', 'dist', 'build', 'data', 'coverage', '.git']);
const textFiles = /\.(?:tsx?|css|md|json|html|svg)$/;

/** Every text file of the project except generated and downloaded ones. */
export async function readSourceFiles(root: string, folder = ''): Promise<SourceFile[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry): Promise<SourceFile[]> => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : readSourceFiles(root, file);
    return textFiles.test(entry.name) ? [{ file, text: await readFile(path.join(root, file), 'utf8') }] : [];
  });
  return (await Promise.all(found)).flat();
}
