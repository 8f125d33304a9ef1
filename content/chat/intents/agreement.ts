import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      reading this, chat recorded, chat stored, chat saved, conversation private, is this chat, who sees this, what i
      type, who reads, conversation record, conversation save, reads chat, see my chat, anyone see chat, clear chat,
      chat koi padh, koi padh raha, copy of what i write here`,
    reply: [
      'What you type here stays in this tab; nothing of it is sent, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: 'cookies, cookie, tracking, track me, use google analytics, tracker, analytics',
    reply: [
      'This site sets no advertising or tracking cookies and asks no other company to count you. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete my data/details/information/messages/message/number/phone/email/photo/records, right to be forgotten,
      delete data, delete details, delete records, delete everything, delete personal, data deletion, forget me,
      delete all`,
    reply: [
      'Write from the address it concerns, through ',
      { text: 'the contact form', href: '/contact' },
      ', and say what should be deleted. If you have an account, you can also delete it yourself: ',
      { text: 'log in', href: '/login' },
      ' and open your account.',
    ],
  },
  {
    id: 'data-copy',
    phrases: 'download data, export data, data you have/hold/store on me, access my data',
    reply: [
      'With an account you can download what is stored about you: ',
      { text: 'log in', href: '/login' },
      ' and choose “Download my data”. Without one, ask through ',
      { text: 'the contact form', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'data-retention',
    phrases: `
      howlong keep, howlong stored, howlong data, howlong messages, retention, keep message, messages stored, where
      servers`,
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      share my, sell my data/details/number/information, sell personal, do with my
      number/phone/email/data/details/information, who sees what, my data safe, safe with you, privacy*, gdpr*, dpdp*,
      personal data, data protection, details safe, sell data, information used, third parties, my details, data leak,
      who can see, number be given, given to telemarketers, mera number kisi, number kisi ko, data i enter, happens
      with data, what happens data, who will see what, do you sell my, where are your servers, डेटा*`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. The site does not track visitors. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      steal my, steal it, steal idea, keeps secret, tell you my idea, idea kisi ko, idea chori, nda*, non disclosure,
      disclose, without copying, copying it, worried about sharing, sharing our concept, business secrets, secrets
      safe, confidentiality agreement*, will not steal, confidential*`,
    reply: [
      'Yes, confidentiality can be agreed before you send details. Say in ',
      { text: 'your first message', href: '/contact-form' },
      ' only that you want an NDA, and keep the idea itself for afterwards. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says more.',
    ],
  },
  {
    id: 'ownership',
    phrases: `
      code mera, be mine, belong to me, will i own, who owns, do i own, be ours, all logins, take website to, reuse my
      code, सोर्स कोड*, own code, own logo, source code, source files, full rights, all rights, intellectual property,
      copyright*, editable files, code hoga, lock in, locked in, vendor lock, take away, whose name, rights to, code
      milega, stop working with you, another developer continue, can another developer, design files, get everything
      incl, in my name, kiske naam, continue the work later, domain kiske, code be handed, file formats, which
      formats, file format logo, ownership`,
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name, with documentation that another developer can follow. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      back out, notice period, part ways, cancel midway, stop after, cancel project, cancel order, stop project,
      terminate*, termination, pull out, beech me, changed my mind, cancellation, cancel early, i cancel, not happy
      with the developer`,
    reply: [
      'Either side can end a project with notice; what is then paid and handed over is agreed in writing first. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the rule. If yours is running already, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'change-request',
    phrases: `
      howmuch/howmany rounds, change later, revision*, change requirements, features later, new feature, extra pages,
      scope grows, add later, feature add, rounds of, baad me change, additional feature, rework, modifications, more
      module, changes after website`,
    reply: [
      'Changes are normal. What the quotation includes is listed in it; anything beyond it is priced before it is built, never after. ',
      { text: 'How we work', href: '/how-we-work' },
      ' explains it.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      handed over, what receive, documentation, show my staff, teach my staff/team, deliverables, after you finish,
      how to use it, manual, training for my team after, training on how to use, handover`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: `
      support at night, 24 7, 24x7, round clock, at 2am, support on weekends, support really, support hours, support
      24, support available, something breaks at`,
    reply: [
      'You can write at any hour, on any day. People read and answer in working hours, Indian time. If your site cannot wait until morning, say so when you ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      maintenance*, maintain, maintained, amc, look after website, look after my, keep updated, security patches,
      yearly plan, annual plan, care plan, ongoing support, website sambhal, support plan, keep running, long term
      support, update plugins, plugins every month, someone to keep, running every month`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address and what has to be looked after in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      after delivery, after launch, once live, after completion, if something breaks, baad me support, launched,
      covered by free, free support, support after, support howlong, after sales, fix bugs, bugs free, support milega,
      support delivery, support launch, stops functioning after, after the six months, look after it for free, howlong
      do you look after, happens after website, after website goes, warranty period, is there warranty, six months
      over, baad me kuch kharab, price support, ^support$`,
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What it covers and leaves out is under ',
      { text: 'How we work', href: '/how-we-work' },
      '; what comes after is agreed separately.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      likhit, sign something, service level, contract*, sla, terms conditions, liable, liability, likha padhi, sign
      start, penalty, which law, see a draft, your terms`,
    reply: [
      'Yes. What you get, by when, the stages of payment and who owns the result are agreed in writing before the work starts: ',
      { text: 'How we work', href: '/how-we-work' },
      '. The conditions for using this website are under ',
      { text: 'Terms', href: '/terms' },
      '.',
    ],
  },
];
