import { languages } from '../../contracts/languages.ts';
import type { RelayWords } from '../../contracts/mails.ts';
import { faultWords, formMessages } from '../../contracts/messages.ts';
import { callInCalendar, callTimeFormats, callTimeWords } from '../call-time-words.ts';
import { company } from '../company.ts';
import { officeHours } from '../company/contact-facts.ts';
import { legalFacts } from '../company/legal-facts.ts';
import { fieldLabels } from '../field-labels.ts';
import { inboxWords } from '../inbox-words.ts';
import { accountMails } from './account-mails.ts';
import { ownerMails } from './owner-mails.ts';
import { visitorMails } from './visitor-mails.ts';

/** What the mail relay says in the company's name. */
export const relayWords: RelayWords = {
  language: languages.en.tag,
  company,
  officeHours,
  imprint: `${legalFacts.registeredName}, ${company.addressLine}`,
  notices: formMessages,
  faults: faultWords,
  fieldLabels,
  ownerMails,
  visitorMails,
  accountMails,
  callTime: { ...callTimeWords, ...callTimeFormats },
  calendar: callInCalendar,
  inbox: inboxWords,
};
