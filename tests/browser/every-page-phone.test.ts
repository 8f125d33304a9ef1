import { phone } from '../harness/browser.ts';
import { describeEveryPage } from './every-page.ts';
import { describeOnPaper } from './on-paper.ts';

describeEveryPage({ name: 'phone', viewport: phone, hasTouch: true, narrower: [320], also: describeOnPaper });
