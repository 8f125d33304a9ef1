import type { ChatIntent } from '../chat-intent.ts';

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: `
      google howlong, rank din/howlong/time/when, seo din/howlong/kitne/results/when, see traffic from seo, din din six,
      google pe aane`,
    reply: [
      'Months rather than weeks, and we cannot promise a position. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: `
      accept penalty, deadline keep/miss, if late, late deliver/delivery/fee/happen/if/karoge/penalty/run, on time, time
      par, overrun, overrun*`,
    reply: [
      'We name a date once the scope is known, and you see working steps on the way, so a delay shows early: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'reply-time',
    phrases: 'hear when, reply fast/howlong/time/when, someone get back',
    reply: [
      'A person reads your message and answers by email in working hours. If it is urgent, ',
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: `
      bahut jaldi, by tomorrow, event is, in week, need yesterday, on friday, tak kal/parso, today need/only, week
      exhibition, abhi ke abhi, in 24 hours, in nine week, need help now, need somebody now, trade fair next, ^urgent*,
      arjent, hurry, rush, urgent, urgent*`,
    reply: [
      'Then call rather than write: the number is on the ',
      { text: 'contact page', href: '/contact' },
      ', or ',
      { text: 'book a call', href: '/book-a-call' },
      ' for the next free time. Say the date first.',
    ],
  },
  {
    id: 'start-when',
    phrases: `
      booked fully, free when, kal se, list waiting, projects taking, start
      earliest/howlong/immediately/soon/today/tomorrow, are you busy, could you start, new projects now, start on it,
      take new projects, take on new, work when start, capacity`,
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: `
      before diwali/end/march, by when, diwali pehle/tak, fast can/deliver, finish by, go live, howlong
      app/can/design/does/for/it/logo/make/mvp/need/project/redesign/shop/take/website/will/would, is weeks, jayegi
      make, kitna samay/wakt, longer than, one weeks, possible weeks, ready by/ho/in/website, rough schedule, time
      app/delivery/design/estimated/kitna/kitne/lagega/make/need/take/website, weeks 10/enough/howmany/lagenge/me, when
      deliver/delivery/done/finish/hoga/launch/live/make/milega/ready/tak/website, when would i have it, howlong to
      make, in people hands, kitna time website, seo audit take, up by then, we hands over, when i get, कब तक*, कितना
      समय*, कितने दिन*, ^timeline$, deadline, realistic, timeframe, timelin*, turnaround, turnaround*, wakt`,
    reply: [
      'That depends on the scope, and we name a date only once we know it. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
