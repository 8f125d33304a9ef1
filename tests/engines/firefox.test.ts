import { describeEngine } from './describe-engine.ts';
import { startFirefox } from './firefox.ts';

describeEngine('firefox', startFirefox);
