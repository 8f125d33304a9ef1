import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      chat clear/data/logged/private/read/recorded/save/saved/stored, conversation private/read/recorded/save, read who,
      recorded this, copy of what i write here, can read this, koi padh raha, log this chat, see my chat, what i type`,
    reply: [
      'What you type here stays in this tab, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: 'analytics google, you track, cookies, cookis, track',
    reply: [
      'This site sets no advertising or tracking cookies. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete details/everything/messages/records, everything forget, right to be forgotten, want you to forget, forget
      my details, year ago i, data delet*, हटा दी*`,
    reply: [
      'Write through ',
      { text: 'the contact form', href: '/contact' },
      ', from the address it concerns, what should be deleted. If you have an account, you can delete it yourself: ',
      { text: 'log in', href: '/login' },
      '.',
    ],
  },
  {
    id: 'data-copy',
    phrases: `
      copy send, data copy/export/send/which, hold about, what do you know about me, data have about me, which data you
      have, data you hold`,
    reply: [
      'With an account, ',
      { text: 'log in', href: '/login' },
      ' and choose “Download my data”. Without one, ask through ',
      { text: 'the contact form', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'data-retention',
    phrases: 'deleted when, howlong keep/save/stored, servers where, keep my document, keep my message',
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      data enter/leak/personal/safe/sell/share/used/where, details safe, party third, sees who, share my, डेटा मेरा, do
      with my data, do with my email, do with my number, do with my phone, ask me what, data of visitors, given to
      telemarketers, my data safe, my number to, number kisi company, number kisi ko, share my number, ^privacy$, gdpr,
      gdpr*, privacy, privacy*`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      before tell, confidentiality agreement, copy without, disclosure non, idea copy/safe/share/steal, keep plans, khud
      bana, my idea/plans, someone copy, to yourselves, will copy, talk about it to others, before i send, before i
      tell, keep it secret, share my idea, steal my idea, confidential*, confidentiality, nda, nda*, secret`,
    reply: [
      'Yes, confidentiality can be agreed before you send details. Ask for an NDA in ',
      { text: 'your first message', href: '/contact-form' },
      ' and keep the idea itself for afterwards.',
    ],
  },
  {
    id: 'ownership',
    phrases: `
      access git, all files, code malik, design files, domain kiske, full source, give source, holds ip, lock in/vendor,
      name whose, own logo/me/passwords/source/us/who, passwords server, rights to/transfer, source files/get/give/my,
      sell what you built, take everything with us, after pay is, continue work later, do i own, domain my name, down
      with you, get everything incl, in my name, kept passwords domain, my own hand, not evening move, own to me, take
      website to, to hand over, सोर्स कोड*, code, copyright, copyright*, intellectual, repository`,
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      away walk, cancel what, continue not, contract end/ending, notice period, out back/pull/unhappy, part ways,
      project band/leave, stop after/halfway/middle/project, not happy with developer, change my mind, want to stop,
      cancel, terminat*, terminate`,
    reply: [
      'Either side can end a project with notice. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the rule. If yours is running already, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'change-request',
    phrases: `
      change handled/later/requirement, extra features/pages, features halfway, howmany corrections/rounds, new
      requirement, rounds of, add features later, not part of, change, revision*, revisions, rework, scope`,
    reply: [
      'Changes are normal. What the quotation does not include is priced before it is built, never after: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      receive end/finish, teach nephew/team/us, training after/included/my/team, how to use it, what do we get, show us
      how, teach my staff, training staff admin, what exactly get, documentation`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: `
      24 7, after hours, call night, fails sunday, someone night, support
      available/emergency/hours/night/sunday/weekend, something fails at, two in morning, 24x7`,
    reply: [
      'People read and answer in working hours, Indian time. If your site cannot wait until morning, say so when you ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      annual maintenance, patches security, update keep/plugins, care of website, keep website running, look after my,
      look after website, take care website, update later on, amc, maintain, maintenanc*`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      aaye problem, after delivery/live/sales, breaks after/fixing/later/module/months/something, bugg found, if breaks,
      kaun baad/fix/fixes/theek, live once, something stops, support after/free/howlong/milega/period/tech/what,
      warranty have/howlong/period, what then, howlong do you look after, चालू होने के बाद*, after six months, baad me
      support, covered by free, form you built, part of what, price for support, six months over, stops functioning
      after, suppose it breaks, your update breaks, ^support$, launch`,
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What it covers and leaves out is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      agreement see, commitment uptime/written, service level/terms, sign anything/start, small print, which law, work
      order/paper, your terms, have in writing, sign our terms, something in writing, terms and conditions, ^agreement$,
      agreement, contract*, disputes, jurisdiction, likhit, sla`,
    reply: [
      'Yes. What you get, by when, the stages of payment and who owns the result are agreed in writing before the work starts: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'grievance',
    phrases: 'complain data/officially, grievance officer',
    reply: [
      'The name and the address for complaints about data are on ',
      { text: 'Privacy', href: '/privacy' },
      ', under the grievance officer.',
    ],
  },
  {
    id: 'data-law',
    phrases: `
      act protection, compliant gdpr, consent need, law privacy, data processing agreement, data stay india, hipaa`,
    reply: [
      'Which law applies to your product is for a lawyer to say. We can build what it then asks for: name the law in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
