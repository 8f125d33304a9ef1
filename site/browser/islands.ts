import { startIslands } from '../../static-site/hydrate.ts';
import { registry } from '../islands/registry.ts';

startIslands(registry);
