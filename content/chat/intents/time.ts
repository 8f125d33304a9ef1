import type { ChatIntent } from '../chat-intent.ts';

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: `
      seo results, when will i rank, seo howlong, until we rank, days for seo, google pe aane, rank days, google
      howmuch/howmany time, see traffic from seo`,
    reply: [
      'Months rather than weeks, and we cannot promise a position. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: `
      run late, miss deadline, deliver on time, finish on time, deadline missed, delay*, overrun*, usually on time,
      late penalty, late karoge, deadlines`,
    reply: [
      'We name a date once the scope is known, and you see working steps on the way, so a delay shows early. What then happens can be put into ',
      { text: 'the written agreement', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reply-time',
    phrases: `
      howlong reply, howlong until someone, when will someone, when will i hear, get back to me, response time, hear
      from you, hear back, when reply`,
    reply: [
      'You see at once whether your message was sent. A person reads it and answers by email in working hours, with questions first. If it is urgent, ',
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: `
      by tomorrow, till tomorrow, kal tak, parso tak, abhi ke abhi, aaj hi, this weekend, on saturday, on friday, in
      24 hours, within 24 hours, event is, launch is on, drop everything, जल्दी*, तुरंत*, अर्जेंट*, urgent*, asap,
      emergency, hurry, rush, turant, arjent, want tomorrow, want yesterday, tight deadline, kal want, bahut jaldi,
      event is on, next week and no website, trade fair next`,
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
      howlong start, start today, waiting list, fully booked, next slot, take new project, kab se shuru, capacity,
      currently available, availability, start date, start right away, kal se`,
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: `
      end of this month, before diwali, before end, delivery time, howmuch/howmany time, howmuch/howmany days, when
      will my, when ready, kab tak, when would i have it, कब तक*, समय लग*, दिन में*, कितना समय*, कितने दिन*, कितना
      टाइम*, howmuch samay, time take, time lagega, time lagta, time app, timeline*, timeframe, turnaround*, deadline,
      when live, when done, when website, when logo, live by, live 1st, ready days, days app, days me, ek mahine, do
      hafte, fastest deliver, schedule for, rough schedule, longer than, when complete, complete by, complete when,
      within days, ban jayega, ban jayegi, ho jayega, ready kar, time needed, completion date, de doge, wakt, first
      draft, by when, time for website, realistic, seo audit take, go live if, diwali se pehle, live kar doge, se
      pehle live, month sufficient, is a month, is two months, kitna wakt, howlong does it take, howlong to make,
      howlong, howlongs, duration`,
    reply: [
      'That depends on the scope, and we name a date only once we know it. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', or go through it with us in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
];
