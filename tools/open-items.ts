/** `node tools/open-items.ts`: writes build/open-items.json, the texts that the owner has to settle, for `jantar ready`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from './content/read-content.ts';
import { projectRoot } from './environment/run-command.ts';
import { openItems } from './open-items/open-items.ts';

const build = path.join(projectRoot, 'build');
mkdirSync(build, { recursive: true });
writeFileSync(path.join(build, 'open-items.json'), JSON.stringify(openItems(await readContent()), undefined, 2));
