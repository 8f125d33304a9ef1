import { desktop } from '../harness/browser.ts';
import { describeEveryPage } from './every-page.ts';
import { describeForReaders } from './for-readers.ts';

describeEveryPage({
  name: 'desktop',
  viewport: desktop,
  hasTouch: false,
  // 1,024 px is where the layouts of wide screens begin. 640 px is what a page gets at 200 % zoom, 320 px at 400 % (WCAG 1.4.10).
  narrower: [1024, 768, 640, 320],
  also: describeForReaders,
});
