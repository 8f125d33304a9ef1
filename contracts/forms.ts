/** One field of a form: its content, its checks and its appearance. */
export type FormField = {
  /** A line of text, an e-mail address, a phone number; several lines; a preferred day, time and time zone. */
  kind: 'line' | 'email' | 'phone' | 'text' | 'day' | 'time' | 'zone';
  /** A form is not sent while a required field is empty. */
  required: boolean;
  /** The longest text taken, in characters; without one, only the size of the whole form counts. */
  maximum?: number;
  /** Any text is accepted: line breaks become spaces, and no format is checked. */
  lenient?: true;
  /** The autofill token of the field (`autocomplete`). */
  autoComplete?: string;
  /** Stands beside its neighbour where there is room. */
  half?: true;
  /** The lines a field of several lines shows at first. */
  rows?: number;
  /** The step of the form that holds it. */
  step?: 1 | 2;
};

/**
 * Every form of the site, field by field, in the order they are drawn. Everything that handles a field follows from here:
 * the check in browser and relay, drafts, the pages for visitors without JavaScript, the mail, the inbox, the export and
 * the account page. Their labels stand in content/field-labels.ts.
 *
 * The message and the size of a form as a whole are bounded by `maximumVariablesBytes`. Booking a call checks no shapes
 * (specification §5): phone numbers of every country are welcome, and whoever mistypes an address can still be called.
 */
export const forms = {
  contact: {
    name: { kind: 'line', required: true, maximum: 200, autoComplete: 'name', half: true },
    email: { kind: 'email', required: true, maximum: 254, autoComplete: 'email', half: true },
    subject: { kind: 'line', required: true, maximum: 250 },
    message: { kind: 'text', required: true, rows: 4 },
  },
  booking: {
    name: { kind: 'line', required: true, lenient: true, autoComplete: 'name', step: 1 },
    email: { kind: 'email', required: true, lenient: true, autoComplete: 'email', step: 1 },
    phone: { kind: 'phone', required: true, lenient: true, autoComplete: 'tel', step: 2, half: true },
    preferred_day: { kind: 'day', required: false, step: 2, half: true },
    preferred_time: { kind: 'time', required: false, step: 2 },
    /** Hidden: the browser knows it. */
    time_zone: { kind: 'zone', required: false, step: 2 },
    message: { kind: 'text', required: true, rows: 3, step: 2 },
  },
  newsletter: {
    email: { kind: 'email', required: true, maximum: 254, autoComplete: 'email' },
  },
} as const satisfies Record<string, Record<string, FormField>>;

export type FormName = keyof typeof forms;
export type FieldName<Form extends FormName = FormName> = { [One in Form]: keyof (typeof forms)[One] & string }[Form];
/** The fields a visitor fills in; the zone is the browser's to tell. */
export type TypedFieldName<Form extends FormName = FormName> = FieldName<Form> & Exclude<FieldName, 'time_zone'>;
/** One text per field. */
export type FormTexts<Form extends FormName> = Record<FieldName<Form>, string>;

/** What can be wrong with a field. The words for it stand in messages.ts. */
export type Fault = 'empty' | 'nameMissing' | 'notAnEmail' | 'lineBreak' | 'tooLong' | 'tooLarge' | 'passed';
/** Field by field, the first thing that is wrong with it. */
export type Faults<Form extends FormName> = Partial<Record<FieldName<Form>, Fault>>;

/** The fields of a form by name, with the general type that code for all forms needs. */
export const fieldsOf = <Form extends FormName>(form: Form) => forms[form] as Record<FieldName<Form>, FormField>;

/** The names of all fields of a form, in the order they are drawn. */
export const fieldNames = <Form extends FormName>(form: Form) => Object.keys(forms[form]) as FieldName<Form>[];

/** The names of the fields that a visitor fills in, of the given kinds alone if there are any. */
export function typedFields<Form extends FormName>(form: Form, ...kinds: FormField['kind'][]): TypedFieldName<Form>[] {
  const names = fieldNames(form).filter((name): name is TypedFieldName<Form> => name !== 'time_zone');
  return kinds.length === 0 ? names : names.filter((name) => kinds.includes(fieldsOf(form)[name].kind));
}

/** The fields that a mail, the inbox and the account page show on one line. */
export const lineFields = <Form extends FormName>(form: Form) => typedFields(form, 'line', 'email', 'phone');
