import type { ChatIntent } from '../chat-intent.ts';

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: `
      seo results/howlong/months/when/take/fast, rank days/when/howlong/fast, howlong google, google pe aane, see
      traffic from seo, week month six`,
    reply: [
      'Months rather than weeks, and we cannot promise a position. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: `
      late run/penalty/karoge/delivery/kiya, miss deadline, if late, on time, time deliver, overrun*, overrun`,
    reply: [
      'We name a date once the scope is known, and you see working steps on the way, so a delay shows early. What then happens can be put into ',
      { text: 'the written agreement', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reply-time',
    phrases: `
      reply howlong/when/fast/howmuch/expect/turnaround, response time, hear back/expect/when, kitni der, when back,
      someone gets back`,
    reply: [
      'You see at once whether your message was sent. A person reads it and answers by email in working hours, with questions first. If it is urgent, ',
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: `
      by tomorrow/friday/monday, kal tak, tak parso, aaj hi, on friday, event is/next, drop everything, want
      yesterday/kal, bahut jaldi, days twelve, exhibition days/nothing, within week, very fast, rescue us, today
      itself, 48 hours, abhi ke abhi, in 24 hours, trade fair next, urgent*, emergency, hurry, rush, arjent`,
    reply: [
      'Then call rather than write: the number is on ',
      { text: 'the contact page', href: '/contact' },
      ', or ',
      { text: 'book a call', href: '/book-a-call' },
      ' for the next free time. Say the date first; we tell you at once whether it can be met, and with what left out.',
    ],
  },
  {
    id: 'start-when',
    phrases: `
      start howlong/today/date/next/immediately/available, waiting list, fully booked, next slot, currently available,
      kal se, can start, developer free, begin month, take new project, kaam kab shuru, capacity, availability`,
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: `
      before diwali/end/season, time
      delivery/howmuch/howmany/take/lagega/lagta/app/needed/website/project/estimated/design, days
      howmany/me/take/lagenge, ready days/when/kar/by/before/till/orders, when live/done/website/logo/complete, kab
      tak/tayar/milega/banega, howmuch samay, live by/1st/go, ek mahine, do hafte, fastest deliver, schedule
      for/rough, longer than, complete by, ban jayega/jayegi, date completion/delivery/finish, de doge, first draft,
      by when, month sufficient, diwali pehle, take howlong, months enough, be ready, when would i have it, seo audit
      take, howlong to make, howmuch time website, up by then, in people hands, कब तक*, समय लग*, दिन में*, कितना समय*,
      कितने दिन*, कितना टाइम*, is a month, timeline*, timeframe, turnaround*, deadline, wakt, realistic, howlong,
      duration, turnaround`,
    reply: [
      'That depends on the scope, and we name a date only once we know it. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', or go through it with us in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
];
