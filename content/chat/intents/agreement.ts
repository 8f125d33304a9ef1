import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      chat clear/data/delete/log/read/safe/stored, conversation save, read conversation, can read this, i write here,
      is this chat, is this conversation, koi padh raha, see my chat, what i type, ye talk koi`,
    reply: [
      'What you type here stays in this tab, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: `
      cookie use, cookies page/site/you, track anybody/me, tracking website/you, you track, banner, cookies, do you
      track, tracking, which cookies does`,
    reply: [
      'This site sets no advertising or tracking cookies. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete everything/messages/number, erase data/details, forget me, my phone, remove my, data delet*, delete all
      my, right to be forgotten, want you to forget, हटा दी*`,
    reply: [
      'Write through ',
      { text: 'the contact form', href: '/contact' },
      ', with the email address it concerns, what should be deleted. If you have an account, you can delete it yourself: ',
      { text: 'log in', href: '/login' },
      '.',
    ],
  },
  {
    id: 'data-copy',
    phrases: 'copy send, export my, on me, data you hold, you have stored',
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
    phrases: 'deleted when, howlong data/stored, keep data/emails/howlong, kitne rakhte, retention, what do you store',
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all, and where the data is.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      collect my, data leak/personal/safe/sell/use/used/where, in form, meri jankari, privacy link/policy, safe
      details, sell number, share my, where policy, who sees, डेटा मेरा, ask me what, compliant, data of visitors, do
      with my, gdpr*, my data safe, number kisi company, number kisi ko, privacy*, sell my data, sell my phone, what
      happens data`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      before nda/share, confidentiality agreement/want, copy without, disclosure non, idea before/copy/keep/not/safe,
      my plans, nda need/sign, not hoga/steal, to yourselves, before i send, before i tell, confidential*, nda*, run
      away idea, share my idea, steal, steal my idea`,
    reply: [
      'Yes, confidentiality can be agreed before you send details. Ask for an NDA in ',
      { text: 'your first message', href: '/contact-form' },
      ' and keep the idea itself for afterwards.',
    ],
  },
  {
    id: 'ownership',
    phrases: `
      belongs to, code after/end/hoga/keep/milega/mine/ours, files design, full rights/source, hoga name, later take,
      lock in, name whose, own app/design/everything/it/me/once/passwords/pay/us/who, property of, rights to, source
      files, stop paying, website mine, who holds, after pay is, belongs to us, copyright*, do i own, down with you,
      get everything incl, get source code, in my name, is it mine, kept passwords domain, malik, my own hand, own to
      me, sell what you built, source code get, source code give, source code who, take everything with us, take
      website to, to hand over, will i own, सोर्स कोड*`,
    reply: [
      'You do. Accounts and domain are in your name from the first day; open-source parts keep their licences. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      away walk, cancel what, contract break/ending, end work, leave you, my mind, out back/unhappy/want, project
      band/end/stop, stop after, not happy with developer, terminate*, want to stop`,
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
      change design/later/requirement/scope, changes cost/free/howmany, extra features/pages, halfway want, sell me,
      things change, add feature later, baad me change, how many revisions, not part of, revision*, scope`,
    reply: [
      'Changes are normal. What the quotation does not include is priced before it is built, never after: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      all passwords, hand everything, receive end, shuts company, teach us, train staff/team, training after/my,
      documentation, how to use it, how to use website, show us how, training staff admin`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: `
      24 7, at night, night call, sunday down, support 24x7/hours/night/sunday, 24, ko site band, something fails at,
      two in morning`,
    reply: [
      `We answer ${workingTerms.officeHours}. We have no night support; choose a hosting company that has. `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what our support covers.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      care of, baad make, keep updated, maintain our, maintenance contract/included/monthly/plan/website, once see, see
      after, update plugins, updates security, website maintain/once, who karega/updates, year two, amc, care of website,
      keep website running, maintenanc*, yearly`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address of your website in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      after breaks/delivery/sales, baad kaun/website, breaks module/months, bugg found, free bug, help after, if
      breaks/something, kaun fix, launch down, live goes/once, problem aaye, support after/free/launch/months/what,
      warranty bugs/period, what cover/six/then, ^support$, form you built, howlong do you look after, price for
      support, site banne ke baad, six months over, suppose it breaks, will you fix, your update breaks`,
    reply: [
      'Six months of free support follow every launch: fixes and answers. After that we send a quotation for each fix: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      agreement see/service, and conditions, contract portfolio/sign/written, in writing, our terms, sign
      anything/what, small print, terms of/where, which law, work order, your terms, ^agreement$, contract*, likhit,
      paper, what penalty do, which court is`,
    reply: [
      'Yes. The quotation you accept is the contract: what you get, by when, the payments and who owns the result: ',
      { text: 'How we work', href: '/how-we-work' },
      '. Using this site has ',
      { text: 'terms', href: '/terms' },
      ' of its own.',
    ],
  },
  {
    id: 'grievance',
    phrases: 'complaints data, grievance officer',
    reply: [
      'The name and the address for complaints about data are on ',
      { text: 'Privacy', href: '/privacy' },
      ', under “Complaints”.',
    ],
  },
  {
    id: 'data-law',
    phrases: `
      act protection, gdpr our, law privacy, must follow, data processing agreement, data stays india, dpdp, hipaa`,
    reply: [
      'We sign a data processing agreement where you need one: ',
      { text: 'How we work', href: '/how-we-work' },
      '. Which law applies to your product is for a lawyer to say; name it in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
