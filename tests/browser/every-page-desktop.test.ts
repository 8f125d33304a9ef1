import { desktop } from '../harness/browser.ts';
import { describeEveryPage } from './every-page.ts';
import { describeForReaders } from './for-readers.ts';

describeEveryPage({
  name: 'desktop',
  viewport: desktop,
  hasTouch: false,
  // 1,024 px is where the layouts of wide screens begin. 640 px is what a page gets at 200 % zoom (WCAG 1.4.10). What it gets at 400 %,
  // 320 px, is tried with wider text.
  narrower: [1024, 768, 640],
  also: describeForReaders,
});
