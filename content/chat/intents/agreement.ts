import type { ChatIntent } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: readonly ChatIntent[] = [
  {
    id: 'chat-privacy',
    phrases: {
      particular: `
        someone read/reading/reads chat/messages/this*, this chat private/safe/secret/recorded/stored/monitored*,
        record conversation/chat/messages*, ye chat*, clear chat*, see my chat*, who reads what i*, what i write here*,
        this conversation*`,
    },
    reply: [
      'What you type here stays in this tab; nothing of it is sent, and closing the tab deletes it. Only if you ',
      { text: 'write to us', href: '/contact-form' },
      ' does something reach us.',
    ],
  },
  {
    id: 'cookies',
    phrases: {
      particular: 'cokie*, cookie*, spying*, trackers*, tracking me*, fingerprint*, google analytics*',
    },
    reply: [
      'This site sets no advertising or tracking cookies and asks no other company to count you. It keeps on your device only what it needs, such as an unsent message. Questions go to ',
      { text: 'a person', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'data-deletion',
    phrases: {
      exceptions: 'remove everything*',
      particular: `
        delete/remove/erase/wipe/clear/destroy/purge data/information/info/details/records/record/number/history/email/everything*,
        data/details/information delete/deleted/remove/removed/erase/erased/hata/wiped*, wipe my*`,
    },
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
    phrases: {
      particular: 'data you hold*',
    },
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
    phrases: {
      particular: 'retention*, data stored in*, servers located*, keep my messages*, how long is my data*',
    },
    reply: [
      'A message stays with us as long as we need it to answer and work with you. If you have an account, it shows what you sent and for how many days; for anything else, ',
      { text: 'ask us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'privacy',
    phrases: {
      exceptions:
        'telemarket*, data i type*, data i enter*, do with my data*, leave my details*, payments and personal*',
      particular: `
        details/information/info/data/number safe/secure/private/protected/confidential*,
        sell/share/leak data/information/details/number/email*, misuse*, mera number*, have privacy policy*`,
      general: 'gdpr*, dpdp*, डेटा*, privacy*, my data*, leak my*, who will see what*',
    },
    reply: [
      'What you send in a form goes to us by email and is used to answer you; it is not sold. The site does not track visitors. For anything more exact, or for a copy or deletion, ',
      { text: 'ask us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'nda',
    phrases: {
      exceptions: 'sign nda*, our concept*, non disclosure*, business secrets*',
      particular: `
        steal/copy/leak/share/protect/stolen/secret/unique/safe/sharing/disclose idea/ideas/concept/plan/code*,
        idea/concept/secrets safe/secure/stolen/leak/leaked/copied/protected/secret*, nda*, gopniy*, secrecy*,
        copying it*, idea chori*, confidential*, nondisclosure*`,
    },
    reply: [
      'Yes, confidentiality can be agreed before you send details. Say in ',
      { text: 'your first message', href: '/contact-form' },
      ' only that you want an NDA, and keep the idea itself for afterwards.',
    ],
  },
  {
    id: 'ownership',
    phrases: {
      exceptions: 'do i own*, will i own*, can i keep my site*, get everything incl*',
      particular: `
        own/owns/ownership/rights/get/receive/full/give code/source/copyright/rights/ownership/files/everything*,
        code/source/files/rights milega/doge/kiska/kiski/given/mine*,
        owns/ownership/rights website/site/design/logo/app/content/domain*, belongs*, lock in*, be ours*, hostage*,
        malikana*, belong to*, copyright*, locked in*, सोर्स कोड*, in my name*, kiske naam*, design file*,
        another developer continue*`,
    },
    reply: [
      'You do. At the end the code, the accounts and the domain are in your name, with notes that another developer can follow. ',
      { text: 'Web Development', href: '/services/web-development' },
      ' says what you receive.',
    ],
  },
  {
    id: 'cancel-project',
    phrases: {
      exceptions: 'cancel my/our/this order/project/contract*, pull out of*, cancel after*',
      particular: `
        cancel/stop/pause/quit/leave/terminate/end/exit/discontinue/band/abandon project/contract/work/agreement/deal/order midway*,
        cancel/stop/pause/quit/terminate/exit/abandon project/contract/agreement/deal/order*, project cancel/stop/band*,
        terminate*, stop after*, termination*, discontinue*`,
    },
    reply: [
      'Either side can end a project; how, and what is then paid and handed over, is agreed in writing before the work starts. If yours is running already, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'change-request',
    phrases: {
      exceptions: 'rounds of feedback*, modifications once*, change design after*',
      particular: `
        change/changes/edit/edits/modify/modification/modifications/correction/corrections/revise/revisions/update after/later/during/midway/baad/once/afterwards/anytime*,
        more/extra/another/add/new/additional change/changes/feature/features/module/page/pages later*,
        how many/much/often/times changes/revisions/edits/corrections/iterations/rounds*,
        not like design/designs/work/result/output*, change requirement/requirements/scope/mind*,
        unlimited revisions/changes/edits*, badlav*, rework*, redo it*, revision*, iterations*, change karwa*,
        modifications*, one more module*`,
    },
    reply: [
      'Changes are normal. What the quotation includes is listed in it; anything beyond it is priced before it is built, never after. Tell us what should change in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'handover',
    phrases: {
      particular: 'documentation*',
    },
    reply: [
      'The hand-over includes notes that another developer can follow, and how to work with what you received. What your staff should be shown belongs in the quotation: ',
      { text: 'say so', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support-hours',
    phrases: {
      particular: '24 7*, 24x7*, raat ko*, raat me*, midnight*, at night if*',
    },
    reply: [
      'You can write at any hour, on any day. People read and answer in working hours, Indian time. If your site cannot wait until morning, say so when you ',
      { text: 'ask for a quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'maintenance',
    phrases: {
      particular: `
        keep/keeping site/website/app running/updated/alive/safe*,
        maintain/maintaining/manage/managing/update/updating/handle website/site/websites*,
        monthly/yearly/annual/regular/ongoing maintenance/support/updates/care*, amc*, dekhbhal*, retainer*, look after*,
        maintain our*, maintenance*, update plugins*`,
      general: 'maintain*',
    },
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. Tell us the address and what has to be looked after in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'support',
    phrases: {
      exceptions: 'help after*, after site/website/app/project goes/is/launch/live/ready*, banne ke baad*',
      particular: `
        after launch/delivery/sales/sale/handover/completion/golive/deployment support/help/service*,
        bugs/bug/errors/problem/problems/issue/issues after/later/baad*,
        support after/baad/period/kitna/milega/included/free/how*, baad support/service/help*, bug fix*, after sale*,
        free support*, after six months*, once site is live*, charge for support*`,
      general: 'support*',
    },
    reply: [
      'Six months of free support follow every launch: fixes, and answers to questions. What comes after is agreed separately. It is one of our ',
      { text: 'nine reasons', href: '/features' },
      '.',
    ],
  },
  {
    id: 'contract',
    phrases: {
      exceptions: 'do we sign*',
      particular: `
        sign/signed/signing/written/legal/formal/sample/proper/draft contract/agreement/papers/document/documents*,
        contract/agreement sign/hoga/hota/milega/karte/ban*, sla, msa, likhit*, paperwork*, your terms*, contractual*,
        jurisdiction*, any contract*, your contract*, contract period*`,
      general: 'terms, contract, agreement*, contracts',
    },
    reply: [
      'Yes. What is delivered, by when, the stages of payment and who owns the result are agreed in writing before the work starts. Ask for the terms in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
];
