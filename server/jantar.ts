/** `jantar`, in the bundle beside the server. What it runs is loaded after the check, since an older Node fails at its imports. */
import { requireNode } from './require-node.ts';

requireNode();
// Node reads the maps of what is loaded from here on, by which the stacks in the log name the sources.
process.setSourceMapsEnabled(true);
await import('./command-line.ts');
