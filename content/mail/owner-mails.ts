import type { OwnerMailWords, TemplateId } from '../../contracts/mails.ts';
import { workingTerms } from '../company/working-terms.ts';

const contact: OwnerMailWords = {
  subject: 'Message from the website',
  heading: 'A message from the website',
  introduction: 'A visitor filled in the contact form.',
  reply: 'Reply to this email and it goes to the visitor.',
};

export const ownerMails: Record<TemplateId, OwnerMailWords> = {
  contact,
  contact_backup: {
    ...contact,
    introduction:
      'A visitor filled in the contact form. The message came by the backup, because the first service did not take it.',
  },
  booking: {
    subject: 'Call requested',
    heading: 'A call was requested',
    introduction: `A visitor asked for a call. Answer within ${workingTerms.firstReply}.`,
    reply: contact.reply,
    noReply: 'This address cannot be written to. Call the number above.',
  },
};
