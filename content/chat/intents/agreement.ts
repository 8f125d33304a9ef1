import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      chat clear/data/delete/log/read/recorded/safe/stored, conversation save, read conversation/who, can read this,
      is this chat, is this conversation, koi padh raha, see my chat, what i type, who sees chat`,
    reply: [
      'What you type here stays in this tab, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: `
      cookies page/site/this/use/you, tracking me/website/you, you track, do you track, which cookies does, which
      cookies site, cookies`,
    reply: [
      'This site sets no advertising or tracking cookies. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete data/details/everything/messages/number, forget me, data delet*, delete all my, remove my details, right
      to be forgotten, want you to forget, year ago i, हटा दी*`,
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
    phrases: 'copy send, data which, export my, data you have, data you hold, see my data',
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
    phrases: `
      deleted when, howlong data/keep/stored, how many days data, keep my data, keep my document, keep my message,
      store and how long, what do you store`,
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all, and where the data is.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      data leak/personal/safe/sell/use/used/where, safe details, sell number, share my, where policy, डेटा मेरा, ask
      me what, data of visitors, do with details, do with my, do with my data, do with my email, do with my number, do
      with my phone, my data safe, my details do, my email safe, my number safe, my number share, my number to, number
      kisi company, number kisi ko, sell my data, sell my details, sell my email, sell my number, sell my phone, share
      my data, share my email, share my number, what happens data, who can see my, compliant, gdpr*, privacy*`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      before idea/nda/share/sign/tell, confidentiality agreement/want, copy without, disclosure non, idea copy/not,
      khud bana, my idea/plans, nda need, not hoga/steal, sign nda/something, to yourselves, before i send, before i
      tell, share my idea, steal my idea, confidential*, nda*, steal`,
    reply: [
      'Yes, confidentiality can be agreed before you send details. Ask for an NDA in ',
      { text: 'your first message', href: '/contact-form' },
      ' and keep the idea itself for afterwards.',
    ],
  },
  {
    id: 'ownership',
    phrases: `
      code end/hoga/ours, files design, full rights/source, hoga name, lock in, name whose, own
      it/logo/me/once/passwords/pay/us/who, repository ours, source files/my, website meri/mine, who holds/once, after
      pay is, belongs to us, do i own, domain my name, down with you, get everything incl, get source code, in my
      name, kept passwords domain, locked to you, my own hand, own to me, sell what you built, source code get, source
      code give, source code milega, source code who, take everything with us, take website to, to hand over, who
      keeps app, who keeps design, who keeps website, who owns app, who owns design, who owns website, will i own,
      will keeps app, will keeps design, will keeps website, will owns app, will owns code, will owns design, will
      owns website, सोर्स कोड*, copyright*, intellectual`,
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name; open-source parts keep their licences. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      away walk, cancel what/work, continue not, contract ending, notice period, out back/unhappy, part ways, project
      band, stop after/project, work end, not happy with developer, want to leave, want to stop`,
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
      change design/later/requirement/scope, changes free/howmany, extra features/pages, halfway want, rounds of,
      things change, baad me change, not part of, want changes later, revision*, scope`,
    reply: [
      'Changes are normal. What the quotation does not include is priced before it is built, never after: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      all passwords, receive end, teach us, training after/my, company shuts down, how to use it, how to use website,
      learn to use, show us how, teach my staff, training staff admin, what do we get, what exactly get, documentation`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: '24 7, night call, support 24x7/hours/night/time, time response, something fails at, two in morning',
    reply: [
      `People answer ${workingTerms.officeHours}. If your site cannot wait until morning, say so when you `,
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      after live/once/see, baad make, down who, maintain our, maintenance contract, once see, security updates, update
      plugins, website live/maintain/maintenance/once/sambhal, year two, care of website, keep website running, keep
      website updated, look after app, look after my, look after website, update later on, maintenanc*, yearly`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      after breaks/delivery/guarantee/sales, baad kaun/website, breaks module/months, bugg found, down fix/launch,
      free bug, if breaks, kaun fix, live once, support after/baad/free/how/launch/months/what, warranty
      bugs/have/period, what cover/then, after delivery bug, after delivery what, after launch what, after live what,
      after six months, baad me kharab, fix for free, form you built, howlong do you look after, part of what, price
      for support, site banne ke baad, six months over, something breaks who, suppose it breaks, what if breaks, who
      fix bugs, who fixes bugs, who talk breaks, will you fix, your update breaks, ^support$`,
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What it covers and leaves out is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      agreement see, contract give/have/how/our/written, likhit me, our contract/template/terms, sign anything, small
      print, terms where, which law, work order, your terms, have in writing, something in writing, ^agreement$,
      contract*, likhit`,
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
    phrases: 'grievance officer',
    reply: [
      'The name and the address for complaints about data are on ',
      { text: 'Privacy', href: '/privacy' },
      ', under the grievance officer.',
    ],
  },
  {
    id: 'data-law',
    phrases: 'act protection, gdpr our/website, law privacy, processing agreement',
    reply: [
      'Which law applies to your product is for a lawyer to say. We can build what it then asks for: name the law, or the agreement you need, in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
