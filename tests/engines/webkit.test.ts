import { describeEngine } from './describe-engine.ts';
import { startWebKit } from './webkit.ts';

// Its window stays wider than 390 px.
describeEngine('webkit', startWebKit, { width: 1280, isDark: false });
