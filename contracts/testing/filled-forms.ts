import { fieldsOf, type FormName, type FormTexts } from '../forms.ts';

/** Every form as somebody fills it in, for tests: a field that is added has its example here. */
export const filledForms: { [Form in FormName]: FormTexts<Form> } = {
  contact: {
    name: 'Asha Verma',
    email: 'asha@example.com',
    subject: 'A new shop',
    message: 'We sell blue pottery.\nCan you help?',
  },
  booking: {
    name: 'Asha Verma',
    email: 'asha@example.com',
    phone: '+971 4 000 0000',
    preferred_day: '2098-11-24',
    preferred_time: '11:30',
    time_zone: 'Asia/Dubai',
    message: 'Which parts?',
  },
  newsletter: { email: 'asha@example.com' },
};

/** What is required of it, and nothing else. */
export const requiredTexts = (form: FormName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filledForms[form]).filter(([name]) => fieldsOf(form)[name as keyof FormTexts<FormName>].required),
  );
