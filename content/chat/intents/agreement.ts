import { legalFacts } from '../../company/legal-facts.ts';
import { workingTerms } from '../../company/working-terms.ts';
import { enquiriesUntil } from '../../hosted-services.ts';
import type { ChatIntents } from '../chat-intent.ts';

/** Data, confidentiality, contract, ownership, changes and support. */
export const agreementIntents: ChatIntents = {
  'chat-privacy': {
    label: 'What happens to this chat',
    reply: [
      'What you type stays in this tab until you close it. We see it only if you attach it to ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  cookies: {
    label: 'Cookies',
    reply: [
      'This website sets no advertising or tracking cookies. What it needs, such as an unsent message, is kept on your device: ',
      { text: 'Privacy', href: '/privacy' },
      ' lists it.',
    ],
  },
  'data-deletion': {
    label: 'Deleting my data',
    reply: [
      'If you have an account, ',
      { text: 'log in', href: '/login' },
      ' and open it: “Delete account” deletes it for good. For anything else, write through ',
      { text: 'the contact form', href: '/contact' },
      ' what should be deleted, and the email address it concerns.',
    ],
  },
  'data-copy': {
    label: 'A copy of my data',
    reply: [
      'With an account, ',
      { text: 'log in', href: '/login' },
      ' and choose “Download my data”. Without one, ask through ',
      { text: 'the contact form', href: '/contact' },
      '.',
    ],
  },
  privacy: {
    label: 'Privacy',
    phrases: 'my data safe',
    reply: [
      `What you send in a form is used to answer you; we sell nothing. It stays ${enquiriesUntil}: `,
      { text: 'Privacy', href: '/privacy' },
      ' says who gets it, and how to have it deleted earlier.',
    ],
  },
  nda: {
    label: 'Confidentiality and NDA',
    reply: [
      'Yes, we sign one before you tell us details. Ask for it in ',
      { text: 'your first message', href: '/contact-form' },
      `; ours lasts ${workingTerms.confidentiality} after the work: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  ownership: {
    label: 'Who owns the result',
    phrases: 'lock in, if you close, ^own app/design/website$, our ip, ^how protect ip$',
    reply: [
      'You do. Accounts and domain are in your name from the first day; open-source parts keep their licences. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says when the rights pass to you.',
    ],
  },
  'cancel-project': {
    label: 'Ending a project early',
    reply: [
      `Either side can end a project with a notice of ${workingTerms.notice}. You pay for the part that is done and receive it; `,
      { text: 'How we work', href: '/how-we-work' },
      ' has the rest.',
    ],
  },
  'change-request': {
    label: 'Changes during a project',
    phrases: '^change something later$, ^change mind$',
    reply: [
      'Ask for a change at any time. You get its price and its effect on the dates first, and it is built once you agree: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  handover: {
    label: 'Documentation at the end',
    reply: [
      'You get documentation that another developer can work from. If your staff need training, ',
      { text: 'say so', href: '/contact-form' },
      ' before you accept the quotation, which then lists it.',
    ],
  },
  maintenance: {
    label: 'Maintenance',
    reply: [
      'Yes. We maintain what we build and, after a look at it, what others built. After the six months of free support it is by quotation: tell us the address of your website in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  support: {
    label: 'Support after launch',
    phrases: 'after sales',
    reply: [
      'Six months of free support from launch: ',
      { text: 'tell us', href: '/contact' },
      ` of a fault, and we begin on it within ${workingTerms.support.reply}. After that we send a quotation for each fix; `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what the free support leaves out.',
    ],
  },
  contract: {
    label: 'The contract',
    reply: [
      'The quotation you accept is the contract. It says what you get, by when, how you pay and who owns the result; ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the rules. Using this website has ',
      { text: 'terms', href: '/terms' },
      ' of its own.',
    ],
  },
  grievance: {
    label: 'The grievance officer',
    reply: [
      `${legalFacts.grievanceOfficer.name} reads complaints about data at `,
      { text: legalFacts.grievanceOfficer.email, uri: `mailto:${legalFacts.grievanceOfficer.email}` },
      '. ',
      { text: 'Privacy', href: '/privacy' },
      ' says when we answer.',
    ],
  },
  'data-law': {
    label: 'Data processing agreements',
    phrases: 'contractual clauses',
    reply: [
      'We sign a data processing agreement where you need one: ',
      { text: 'How we work', href: '/how-we-work' },
      '. Which law applies to your product is for a lawyer to say; name it in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
};
