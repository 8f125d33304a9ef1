/** `jantar`, in the bundle beside the server. What it runs is loaded after the check, since an older Node fails at its imports. */
import { requireNode } from './require-node.ts';

requireNode();
await import('./command-line.ts');
