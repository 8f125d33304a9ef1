import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives what root made, with all inside, to the owner of a folder, as whom the site runs; other users own what they make.
 * Where the system does not let root, as in some containers and on network shares, the files stay as they are.
 */
export function giveToOwner(folder: string, made: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  const inside = lstatSync(made).isDirectory() ? readdirSync(made, { recursive: true, encoding: 'utf8' }) : [];
  try {
    for (const name of ['', ...inside]) lchownSync(path.join(made, name), uid, gid);
  } catch {}
}
