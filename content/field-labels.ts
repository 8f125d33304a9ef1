import type { TypedFieldName } from '../contracts/forms.ts';

/** What a field is called, in its form, in the mail it arrives in, in the owner's inbox and on the account page. */
export const fieldLabels: Record<TypedFieldName, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  preferred_day: 'Preferred day',
  preferred_time: 'Preferred time',
};
