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

/** Names of the visitor's fields, in the order the mail shows them. */
export const mailLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  time: 'Preferred time',
  message: 'Message',
} as const;

export const contactMail: OwnerMailWords = {
  subject: 'Message from the website',
  heading: 'A message from the website',
  introduction: 'Somebody filled in the contact form.',
  reply: 'Answer this mail and it goes to the visitor.',
};

export const contactBackupMail: OwnerMailWords = {
  ...contactMail,
  introduction: 'Somebody filled in the contact form. It came by the backup, as the first way did not answer in time.',
};

export const bookingMail: OwnerMailWords = {
  subject: 'Call booked',
  heading: 'A call was booked',
  introduction: 'Somebody asked for a call.',
  reply: 'Answer this mail and it goes to the visitor.',
};
