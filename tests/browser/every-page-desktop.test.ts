import { desktop } from '../harness/browser.ts';
import { describeEveryPage } from './every-page.ts';

// 640 px is what a page gets at 200 % zoom, 320 px at 400 % (WCAG 1.4.10).
describeEveryPage({ name: 'desktop', viewport: desktop, hasTouch: false, narrower: [1024, 768, 640, 320] });
