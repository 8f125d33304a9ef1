import { workingTerms } from '../../company/working-terms.ts';
import { appServicePage } from '../../pages/app-service.ts';
import { eCommerceDevelopmentPage } from '../../pages/services/e-commerce-development.ts';
import { webDevelopmentPage } from '../../pages/services/web-development.ts';
import type { ChatIntent } from '../chat-intent.ts';

const [website, shop, app] = [webDevelopmentPage, eCommerceDevelopmentPage, appServicePage].map(({ offer }) =>
  offer.duration.weeks.join(' to '),
);

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: `
      google kab/time, howlong google/rank/show, page one, rank when, seo howlong/kab/kitne/results/show/work, aane me
      kitna, first page days, how long first, months for seo, seo me kitne`,
    reply: [
      'Months rather than weeks, and we cannot promise a position. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: `
      deadline miss, der ho, gets late, if you, late deliver/delivery/karoge/run/website, on time, promised
      friday/weeks, slows project/what, time pe, was to be`,
    reply: [
      'We name a date once the scope is known, and you see a working version on the way, so a delay shows early. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says what follows.',
    ],
  },
  {
    id: 'reply-time',
    phrases: 'reply how/howlong/when, when hear, answer when tak, do you answer, get back to me, when will somebody',
    reply: [
      `One of us reads your message and answers by email within ${workingTerms.firstReply}. If it is urgent, `,
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: `
      bahut jaldi, by friday/monday/next/sunday/tomorrow, event is, few days, launch weeks, need
      asap/by/today/tomorrow/yesterday, one week, right now, tak kal/parso, this week, three days, two days, very
      urgent, week exhibition, ^urgent*, abhi ke abhi, hurry, in 24 hours, in 3 days, in one days, rush, trade fair
      next`,
    reply: [
      'Then call rather than write: the number is on the ',
      { text: 'contact page', href: '/contact' },
      ', or ',
      { text: 'propose a time', href: '/book-a-call' },
      '. Say the date first.',
    ],
  },
  {
    id: 'start-when',
    phrases: `
      booked fully, free day, kab shuru, kal se, list waiting, projects taking, start date/howlong/next/now/today,
      when free/work, capacity, could you start, start on it, take new projects`,
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: `
      before diwali/done/end/live, by when, day jayega/page, days app/finish/lagenge/logo/ready/take, diwali tak,
      doable in, fast can/deliver, finish by, howlong app/can/design/does/for/it/logo/need/online/project/take/would,
      is weeks, jayegi month, kab milega, kitna samay/wakt, launch by, live by, longer than, quick build, ready
      by/ho/in/website, rough schedule, time
      app/delivery/design/enough/estimated/kitna/kitne/logo/make/need/shop/site/take, weeks enough/howmany/me/mvp,
      when app/done/finished/make/tak, diwali se pehle, how long site, how long to, how long will, howlong to make,
      kitna time website, me kitne day, realistic, timelin*, turnaround, up by then, कब तक*, कितना समय*, कितने दिन*`,
    reply: [
      `Usually ${website} weeks for a website, ${shop} for a shop, ${app} for an app. For a date, tell us what you need in `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
