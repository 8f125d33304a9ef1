/** `npm start`, `npm run jantar -- …`: builds when there is no build or the sources have changed since, then runs the command of the build. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from '../server/require-node.ts';
import { build } from './build.ts';
import { isBuilt } from './build-stamp.ts';

// `npm ci` installs a newer Node where there is a package for the system; elsewhere the machine's own is used.
requireNode();
const root = path.resolve(import.meta.dirname, '..');

/** Exits on a signal. By default Node would end without an `exit` event, and the build's processes would go on. */
function giveUp(): never {
  process.exit(130);
}

if (!isBuilt(root, process.env)) {
  process.stderr.write('Building the site; this happens once, and again when the sources change.\n');
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
  await build();
  process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
}
const command = path.join(root, 'build', 'server', 'jantar.js');
await import(pathToFileURL(command).href);
