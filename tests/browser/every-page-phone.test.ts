import { phone } from '../harness/browser.ts';
import { describeEveryPage } from './every-page.ts';

describeEveryPage({ name: 'phone', viewport: phone, hasTouch: true, narrower: [320] });
