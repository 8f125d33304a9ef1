import * as v from 'valibot';
import { isTimeZone } from './call-time.ts';
import { type Fault, type Faults, type FormField, type FormName, forms, type FormTexts } from './forms.ts';

/** What `<input type="email">` accepts, so that browser and server agree. Without the flag `u`, which would let ſ pass as s. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** A line break in a field of one line would become a header of its own in the mail. */
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/g;

/** Whether mail can be addressed to it. */
export function isEmailAddress(typed: string): boolean {
  return typed.length <= forms.contact.email.maximum && emailShape.test(typed);
}

const isReadable = {
  day: (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)),
  time: (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
  zone: (typed: string) => typed.length <= 60 && isTimeZone(typed),
};

const fault = (rule: (typed: string) => boolean, code: Fault) => v.check(rule, code);

function schemaOf({ kind, required, maximum = Infinity, lenient }: FormField): v.GenericSchema<unknown, string> {
  // An unparseable preference is treated as absent: it must not cost anybody their booking.
  if (kind === 'day' || kind === 'time' || kind === 'zone')
    return v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.check(isReadable[kind])), ''), '');
  // A missing field is an empty one.
  return v.pipe(
    v.optional(v.string('empty' satisfies Fault), ''),
    v.transform((typed) => (lenient ? typed.replace(lineBreaks, ' ') : typed).trim()),
    fault((typed) => typed !== '' || !required, 'empty'),
    fault((typed) => typed.length <= maximum, 'tooLong'),
    fault((typed) => kind === 'text' || typed.search(lineBreaks) === -1, 'lineBreak'),
    fault((typed) => kind !== 'email' || lenient === true || typed === '' || emailShape.test(typed), 'notAnEmail'),
  );
}

const schemas = Object.fromEntries(
  Object.entries(forms).map(([form, fields]) => [
    form,
    Object.fromEntries(Object.entries<FormField>(fields).map(([name, field]) => [name, schemaOf(field)])),
  ]),
) as { [Form in FormName]: Record<string, v.GenericSchema<unknown, string>> };

/**
 * Checks what was typed, in the browser before it is sent and in the relay again. `fields` holds every field of the form,
 * trimmed; it may be stored when there are no `faults`.
 */
export function checkForm<Form extends FormName>(form: Form, typed: Record<string, unknown>) {
  const fields: Record<string, string> = {};
  const faults: Record<string, Fault> = {};
  for (const [name, schema] of Object.entries(schemas[form])) {
    const { success, output, issues } = v.safeParse(schema, typed[name], { abortPipeEarly: true });
    if (success) fields[name] = output;
    else faults[name] = issues[0].message as Fault;
  }
  return { fields: fields as FormTexts<Form>, faults: faults as Faults<Form> };
}

/** The fault to tell of a form as a whole: an empty field is named before anything else that is wrong. */
export function worstFault<Form extends FormName>(faults: Faults<Form>): Fault | undefined {
  const all: (Fault | undefined)[] = Object.values(faults);
  return all.find((one) => one === 'empty') ?? all[0];
}
