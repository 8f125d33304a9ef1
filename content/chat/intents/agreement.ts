import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      chat clear/data/delete/log/read/safe/stored, conversation save, my chat, read conversation/who, record this,
      can read this, is this chat, is this conversation, koi padh raha, see my chat, what i type`,
    reply: [
      'What you type here stays in this tab, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: `
      cookie use, cookies page/site/this/you, track anybody/me, tracking website/you, you track, do you track, which
      cookies does, banner, cookies, tracking`,
    reply: [
      'This site sets no advertising or tracking cookies. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete everything/messages/number, erase data/details, forget me, remove my, data delet*, delete all my, right
      to be forgotten, want you to forget, हटा दी*`,
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
    phrases: 'copy send, data which, export my, data you hold',
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
      deleted when, howlong data/stored, keep data/emails/howlong/my, how long store, what do you store, retention`,
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all, and where the data is.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      collect my, data leak/safe/sell/use/used/where, meri jankari, privacy link/policy, safe details, sell number,
      share my, where policy, who sees, डेटा मेरा, ask me what, data of visitors, do with my, my data safe, number
      kisi company, number kisi ko, sell my data, sell my phone, what happens data, compliant, gdpr*, privacy*`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      before nda/share/tell, confidentiality agreement/want, copy without, disclosure non, idea
      before/copy/keep/not/safe, khud bana, my plans, nda need/sign, not hoga/steal, tell anyone, to yourselves,
      before i send, before i tell, run away idea, share my idea, steal my idea, confidential*, nda*, steal`,
    reply: [
      'Yes, confidentiality can be agreed before you send details. Ask for an NDA in ',
      { text: 'your first message', href: '/contact-form' },
      ' and keep the idea itself for afterwards.',
    ],
  },
  {
    id: 'ownership',
    phrases: `
      belongs to, code after/end/hoga/keep/milega/mine/ours, files design, full rights/source, hoga name, lock in,
      mine after, name whose, own app/code/design/everything/it/logo/me/once/passwords/pay/site/us/who, property of,
      rights to, source files, stop paying, website meri/mine, who holds/once, after pay is, belongs to us, do i
      own, down with you, get everything incl, get source code, in my name, is it mine, kept passwords domain, my
      own hand, own to me, sell what you built, source code get, source code give, source code who, take everything
      with us, take website to, to hand over, will i own, सोर्स कोड*, copyright*, malik`,
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name; open-source parts keep their licences. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      away walk, cancel order/what/work, contract break/ending, leave you, notice period, out back/unhappy/want,
      part ways, project band/end/stop, quit project, stop after, work end, not happy with developer, want to stop,
      terminate*`,
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
      change design/later/requirement/scope, changes after/cost/free/howmany/kitne, extra features/pages, halfway
      want, many changes/revisions, rounds of, things change, add feature later, baad me change, how many revisions,
      not part of, revision*, scope`,
    reply: [
      'Changes are normal. What the quotation does not include is priced before it is built, never after: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      all passwords, hand everything, receive end, shuts company/down, teach us, train our/staff/team, training
      after/my, how to use it, how to use website, show us how, training staff admin, documentation`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: `
      24 7, night call, support 24x7/hours/night/sunday/time, time response, something fails at, two in morning, 24`,
    reply: [
      `People answer ${workingTerms.officeHours}. If your site cannot wait until morning, say so when you `,
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      after live/see, baad make, keep updated, maintain our, maintenance contract/included/monthly/plan/website,
      once see, update plugins, updates security, website live/maintain/once, who down/updates, year two, care of
      website, keep website running, look after my, look after website, amc, maintenanc*, yearly`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      after breaks/delivery/sales, baad kaun/website, breaks module/months, bugg found, free bug, help after, if
      breaks, kaun fix, launch down, live once, support after/free/how/launch/months/what, warranty
      bugs/have/period, what cover/then, after six months, form you built, howlong do you look after, part of what,
      price for support, site banne ke baad, six months over, suppose it breaks, will you fix, your update breaks,
      ^support$`,
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What it covers and leaves out is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      agreement see/service, contract give/have/our/sign/written, in writing, likhit me, our terms, sign anything,
      small print, terms of/where, which law, work order, written down, your terms, ^agreement$, contract*, likhit`,
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
    phrases: 'grievance*',
    reply: [
      'The name and the address for complaints about data are on ',
      { text: 'Privacy', href: '/privacy' },
      ', under the grievance officer.',
    ],
  },
  {
    id: 'data-law',
    phrases: `
      act protection, gdpr our/website, law privacy, must follow, data processing agreement, data stays india, dpdp,
      hipaa`,
    reply: [
      'Which law applies to your product is for a lawyer to say. We can build what it then asks for: name the law, or the agreement you need, in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
