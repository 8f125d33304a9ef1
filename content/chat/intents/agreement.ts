import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: `
      reading this, chat recorded/saved/reads/clear/save/private/anyone/history/log/stored/delete/data/message,
      conversation private/save, reads who, type box, see my chat, koi padh raha, copy of what i write here`,
    reply: [
      'What you type here stays in this tab; nothing of it is sent, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: 'use google analytics, cookies, tracking, tracker, cookis',
    reply: [
      'This site sets no advertising or tracking cookies and asks no other company to count you. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: `
      delete data/details/records/everything/personal/all/number/message, data deletion, forget me, right to be
      forgotten, हटा दी*, जानकारी*`,
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
    phrases: 'data download/export/copy/hold',
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
    phrases: 'howlong keep/data, keep message, messages stored, where servers, data kept, retention',
    reply: [
      'Each kind of message has its own time, after which it is deleted. ',
      { text: 'Privacy', href: '/privacy' },
      ' lists them all.',
    ],
  },
  {
    id: 'privacy',
    phrases: `
      share my, number share/sell/doge, sell personal, data
      personal/protection/sell/leak/share/policy/misuse/who/safe/kahan, details safe, information used, third parties,
      my details, spam after, give number, who sees, do with my phone, do with my data, my data safe, given to
      telemarketers, number kisi ko, what happens data, number kisi company, privacy*, gdpr*, dpdp*, डेटा*, privacy`,
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. The site does not track visitors. ',
      { text: 'Privacy', href: '/privacy' },
      ' says what is kept, for how long, and how to have it deleted.',
    ],
  },
  {
    id: 'nda',
    phrases: `
      steal my/it, idea steal/safe/reveal/leak/copied/chura/share/afraid, keeps secret, non disclosure, without
      copying, my idea, khud bana, share specification, someone copy, competitor know, copy startup, sign ours,
      sharing our concept, will not steal, confidentiality agreement*, nda*, confidential*, confidentiality, secret,
      nda`,
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
      be mine, who owns, all logins/rights, own logo/data/everything, source files/doge/code, full rights/source,
      files design, lock in/vendor, take away, rights to/ip/transfer, kiske naam, domain kiske/passwords, which
      formats, access git, website mine, passwords ours, everything ours, mera hoga, logins handed, code end, do i
      own, take website to, stop working with you, get everything incl, in my name, continue the work later, domain my
      name, sell what you built, kept password domain, सोर्स कोड*, get the files, copyright*, ownership, repository,
      copyright, intellectual, editable`,
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name, with documentation that another developer can follow. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: `
      out back/pull, notice period, part ways, stop after/halfway, project stop/beech/band, beech me, walk away, end
      contract/early, leave midway, quit project, exit clause, kaam rok, not happy with the developer, terminate*,
      cancellation, terminate`,
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
      rounds howmuch/howmany/of, later features, add later/something, new feature, extra pages/work, feature
      add/additional/halfway/baad, more module, corrections included, round correction, revision*, rework,
      modifications, badlav, scope`,
    reply: [
      'Changes are normal. What the quotation includes is listed in it; anything beyond it is priced before it is built, never after. ',
      { text: 'How we work', href: '/how-we-work' },
      ' explains it.',
    ],
  },
  {
    id: 'handover',
    phrases: `
      what receive, user manual/guide, training after, kaise chalana, teach my staff, show staff how, training
      employee admin, documentation, deliverables, handover`,
    reply: [
      'You get documentation that another developer can use. If your staff need training, put it in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: `
      24 7/hour, at 2am, support really/hours/24/available/weekend/night, something breaks at, two in the morning`,
    reply: [
      'You can write at any hour, on any day. People read and answer in working hours, Indian time. If your site cannot wait until morning, say so when you ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: `
      keep updated, security patches, plan yearly/annual/care/support/monthly, support ongoing, website
      sambhal/manage, update plugins, care contract/monthly/after, regular updates, yearly contract, keep website
      running, maintenance*, maintain, amc, sambhalne`,
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address and what has to be looked after in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: `
      after delivery/completion/sales/support/issue/handover/finished, once live, support free/price, baad
      support/problem/kharab/dekhega/kaun/delivery, fix bugs, free bugs/fix, period warranty, later bug, problem
      later, payment stops, help after, if something breaks, covered by free, stops functioning after, after the six
      months, howlong do you look after, after website goes, six months over, चालू होने के बाद*, found a bugg,
      launched, ^support$, बाद*`,
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What it covers and leaves out is under ',
      { text: 'How we work', href: '/how-we-work' },
      '; what comes after is agreed separately.',
    ],
  },
  {
    id: 'contract',
    phrases: `
      sign something/start, service level, terms conditions/use/legal, likha padhi, which law, your terms, small
      print, uptime commit, print fine, law applies, legal paper, paper stamp, written guarantee, see a draft, likhit,
      contract*, sla, liable, liability, agreement`,
    reply: [
      'Yes. What you get, by when, the stages of payment and who owns the result are agreed in writing before the work starts: ',
      { text: 'How we work', href: '/how-we-work' },
      '. The conditions for using this website are under ',
      { text: 'Terms', href: '/terms' },
      '.',
    ],
  },
  {
    id: 'grievance',
    phrases: 'privacy complaint, dpo',
    reply: [
      'The name and the address for complaints about data are on ',
      { text: 'Privacy', href: '/privacy' },
      ', under the grievance officer.',
    ],
  },
  {
    id: 'data-law',
    phrases: `
      privacy european/law, protection act, policy holders, indian data protection, data processing agreement`,
    reply: [
      'Which law applies to your product is for a lawyer to say. We can build what it then asks for: consent, copies, deletion. Name the law in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
