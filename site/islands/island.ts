import { unloaded } from '../../content/form-words.ts';
import { createIsland } from '../../static-site/island.tsx';
import type { registry } from './registry.ts';

/** Places an island of this site on a page: `<Island of="chat" props={{ suggestions }} />`. */
export const Island = createIsland<typeof registry>({ unloaded, servesWithout: ['contact-form', 'service-tabs'] });
