import { workingTerms } from '../../company/working-terms.ts';
import { appServicePage } from '../../pages/app-service.ts';
import { eCommerceDevelopmentPage } from '../../pages/services/e-commerce-development.ts';
import { webDevelopmentPage } from '../../pages/services/web-development.ts';
import type { ChatIntents } from '../chat-intent.ts';
import { mainLine } from '../../main-line.ts';

const [website, shop, app] = [webDevelopmentPage, eCommerceDevelopmentPage, appServicePage].map(({ offer }) =>
  offer.duration.weeks.join(' to '),
);

/** How long, by when, how soon. */
export const timeIntents: ChatIntents = {
  delay: {
    label: 'Delays',
    reply: [`${workingTerms.late} That is a rule of `, { text: 'How we work', href: '/how-we-work' }, '.'],
  },
  'reply-time': {
    label: 'How soon you answer',
    reply: [
      `One of us reads your message and answers by email within ${workingTerms.replyWithin}. If it is urgent, call `,
      mainLine,
      '.',
    ],
  },
  urgent: {
    label: 'Something urgent',
    phrases: 'in 3 days',
    reply: [
      'Call ',
      mainLine,
      `, ${workingTerms.officeHours}, and say the date first. At other times write `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  'start-when': {
    label: 'When you can start',
    phrases: '^available$',
    reply: [
      'That depends on the projects we are working on. Tell us what you need and by when in ',
      { text: 'a message', href: '/contact-form' },
      ', and we answer with a date on which we can start.',
    ],
  },
  duration: {
    label: 'How long it takes',
    phrases: 'timelin*, turnaround, कितना समय*, कितने दिन*, kitne din lagenge, ^website kitne time/din$',
    reply: [
      `Usually ${website} weeks for a website, ${shop} for a shop, ${app} for an app, once the quotation is accepted and your texts are here. For a date, tell us what you need in `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
};
