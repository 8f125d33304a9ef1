import { describeEngine } from './describe-engine.ts';
import { startWebKit } from './webkit.ts';

describeEngine('webkit', startWebKit, { width: 390, isDark: false });
