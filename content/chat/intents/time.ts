import type { ChatIntent } from '../chat-intent.ts';

/** How long, by when, how soon. */
export const timeIntents: readonly ChatIntent[] = [
  {
    id: 'seo-time',
    phrases: {
      exceptions: 'seo kab*, when seo*, seo to work*, google pe aane*, before we see traffic*',
      particular: 'seo show*, will i rank*, page in week*',
    },
    reply: [
      'Months rather than weeks, and nobody can promise a place. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows in which order the work pays off.',
    ],
  },
  {
    id: 'delay',
    phrases: {
      particular: 'delay*, penalty*, on time*, time pe*, late to nahi*, miss deadline*',
    },
    reply: [
      'We name a date once the scope is known, and you see working steps on the way, so a delay shows early. What then happens can be put into ',
      { text: 'the written agreement', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reply-time',
    phrases: {
      exceptions: 'reply kab*',
      particular: 'response time*, usually respond*, before somebody answers*',
    },
    reply: [
      'You see at once whether your message was sent. A person reads it and answers by email in working hours, with questions first. If it is urgent, ',
      { text: 'call or book a call', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'urgent',
    phrases: {
      exceptions: 'fair next week*',
      particular: `
        need/want/done/chahiye/finish/ready today/tonight/tomorrow/immediately/fast/quick/quickly/soon/jaldi/abhi/kal*,
        jaldi chahiye/karo/kar*, asap*, rush*, urgent*, जल्दी*, तुरंत*, aaj hi*, turant*, kal tak*, aaj tak*, fatafat*,
        quickly*, अर्जेंट*, emergency*, overnight*, in 24 hour*, immediately*, by tomorrow*`,
      general: 'jaldi*',
    },
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
    phrases: {
      particular: `
        when/kab/how soon start/begin/shuru/starting/available/free*, available now/soon/immediately/month/week*,
        kaam kab*, start date*, availability*, have capacity*, available to take*`,
    },
    reply: [
      'That depends on what is running. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  {
    id: 'duration',
    phrases: {
      exceptions: `
        how long take/takes/dose/does/will/to/would/it*, kitna time/samay/din/mahine/hafte/week*,
        when ready/finished/done/complete/live*, how soon my/can/will/app/website/site/project/store*,
        time lagega/lagta/lag*, do din*, is week*, by when*, is month*, ek hafte*, days does*, do mahine*, weeks does*,
        when would*, how many days*, how many dayz*, time to design*, how many weeks*, how much time for*`,
      particular: `
        project/website/app/logo/site/work time/duration/deadline/timeline/kab*,
        when/kab ready/live/delivered/finish/finished/complete/completed/done/launch/milega/banega/banegi*,
        delivery/completion/turnaround/estimated/approximate/total time/date/timeline/period*, up by*, कब तक*, din me*,
        समय लग*, kab tak*, din lag*, timline*, deadline*, live by*, live in*, in week*, दिन में*, se pehle*, timeline*,
        duration*, how fast*, how quick*, timeframe*, कितना समय*, कितने दिन*, turnaround*, completion*, need it by*,
        कितना टाइम*, delivry time*, before diwali*, time required*, months enough*, website be ready*`,
      last: 'by 1*, by 2*, by june*, by july*',
    },
    reply: [
      'That depends on the scope, and we name a date only once we know it. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', or go through it with us in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
];
