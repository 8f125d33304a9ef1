import type { ChatIntent } from '../chat-intent.ts';

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: `
      google kab/time, howlong google/rank/show, rank kitne/when, seo din/howlong/kitne/results/show/time/when/work,
      first page days, seo me kitne, weeks to rank, when will google`,
    reply: [
      'Months rather than weeks, and we cannot promise a position. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: `
      deadline miss, der ho, gets late, late deliver/delivery/karoge/run/website, on time, slows project, late project
      what, not finish time, what if late`,
    reply: [
      'We name a date once the scope is known, and you see working steps on the way, so a delay shows early: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'reply-time',
    phrases: 'hear when, reply howlong, answer how howlong, get back to me, how quickly do you',
    reply: [
      'A person reads your message and answers by email in working hours. If it is urgent, ',
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: `
      bahut jaldi, by next/tomorrow, event is, in week, launch weeks, need asap/yesterday, tak kal/parso, tomorrow
      website, week exhibition, abhi ke abhi, in 2 days, in 24 hours, in 3 days, in one days, in two days, need help
      now, need in weeks, right now need, trade fair next, ^urgent*, hurry, urgent*`,
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
      booked fully, free when, kal se, list waiting, projects taking, start date/howlong/today, could you start, free
      to start, how can start, start on it, take new projects, take on new, when can start, work when start`,
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: `
      before end, by when, days app/finish/logo/make/ready/take, diwali before/pehle/tak, fast can/deliver, finish by,
      howlong app/can/design/does/for/it/logo/make/need/online/project/shop/take/time/website/would, is weeks, jayegi
      month, kitna samay/wakt, longer than, make jayegi/kitne, one weeks, possible weeks, ready ho/in, rough schedule,
      time app/delivery/design/estimated/kitna/kitne/logo/make/project/shop/take/website, website jayegi/ready, weeks
      enough/howmany/lagenge/me, when app/done/make/milega/tak/website, how long to, howlong to make, kitna time
      website, seo audit take, up by then, website banane kitna time, when i get, कब तक*, कितना समय*, कितने दिन*,
      realistic, timelin*, turnaround`,
    reply: [
      'That depends on the scope, and we name a date only once we know it. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
