import { lstatSync, readdirSync, realpathSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

/** A disk with less is full: SQLite needs 32 kB beside its file to open it. */
const noRoom = 1024 ** 2;

/** Why this process cannot use a folder of the site, in words for the owner. Undefined when neither its disk nor the owners of its files are the reason. */
export function folderFault(folder: string): { problem: string; remedy: string } | undefined {
  try {
    // Of a link the place it leads to: `chown -R` on a link leaves what lies there as it is.
    const place = realpathSync(folder);
    return ownershipFault(place) ?? roomFault(place);
  } catch {
    return undefined;
  }
}

function ownershipFault(folder: string) {
  const user = process.geteuid?.();
  // Root may use every file.
  if (user === undefined || user === 0) return undefined;
  const chown = `chown -R ${user}:${process.getegid?.()} ${folder}`;
  const owner = statSync(folder).uid;
  if (owner !== user) {
    return {
      problem: `${folder} belongs to ${userName(owner)}, and this is run by ${userName(user)}`,
      remedy: owner === 0 ? `Give it to this user, as root: ${chown}` : `Run it as ${userName(owner)}, as the site is.`,
    };
  }
  const foreign = readdirSync(folder).filter((name) => lstatSync(path.join(folder, name)).uid !== user);
  if (foreign.length === 0) return undefined;
  return {
    problem: `in ${folder} these belong to another user: ${foreign.join(', ')}`,
    remedy: `Give them to the user of the site, as root: ${chown}`,
  };
}

function roomFault(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= noRoom) return undefined;
  return { problem: `the disk of ${folder} is full`, remedy: 'Make room on it; nothing else is needed.' };
}

const userName = (id: number) => (id === 0 ? 'root' : `the user ${id}`);
