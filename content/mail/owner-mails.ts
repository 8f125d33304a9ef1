/** The words of the mails the owner gets. What the visitor typed is put between them. */
export type OwnerMailWords = {
  /** Beginning of the subject line where the form has no subject of its own. */
  subject: string;
  heading: string;
  /** One sentence under the heading. */
  introduction: string;
  /** Under the message: what answering does. */
  reply: string;
};

export const contactMail: OwnerMailWords = {
  subject: 'Message from the website',
  heading: 'A message from the website',
  introduction: 'A visitor filled in the contact form.',
  reply: 'Reply to this email and it goes to the visitor.',
};

export const contactBackupMail: OwnerMailWords = {
  ...contactMail,
  introduction:
    'A visitor filled in the contact form. The message came by the backup, because the first service did not answer in time.',
};

export const bookingMail: OwnerMailWords = {
  subject: 'Call requested',
  heading: 'A call was requested',
  introduction: 'A visitor asked for a call. Confirm the time by email or phone.',
  reply: 'Reply to this email and it goes to the visitor.',
};
