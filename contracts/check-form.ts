import { isTimeZone } from './time-zone.ts';
import { type Fault, type Faults, type FormField, type FormName, forms, type FormTexts } from './forms.ts';

/**
 * The addresses that `<input type="email">` accepts, but for those like asha@gmail: no answer would reach a name without a dot, and
 * whoever left out the end is better told at once. Without the flag `u`, under which ſ would match s.
 */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A line break in a field of one line would become a header of its own in the mail. */
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/g;

/** Whether mail can be addressed to it. */
export function isEmailAddress(typed: string): boolean {
  return typed.length <= forms.contact.email.maximum && emailShape.test(typed);
}

/** What other programs put around text that is copied: marks of direction, and spaces and joiners without width. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/g;

/**
 * A typed address, trimmed, and without what cannot be seen of a copied one. A domain in another script than Latin becomes its ASCII
 * form, `xn--…`, which every mail server takes. Chromium's email fields give that form; those of Firefox and Safari leave it.
 */
export function addressOf(typed: string): string {
  const address = typed.replace(unseen, '').trim();
  const [, mailbox = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]{1,253})$/u.exec(address) ?? [];
  const url = `http://${domain}`;
  return /\P{ASCII}/u.test(domain) && URL.canParse(url) ? mailbox + new URL(url).hostname : address;
}

const isReadable = {
  // Date parses 31 February as 3 March, so the result is compared with the text.
  day: (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && JSON.stringify(new Date(typed)).includes(typed),
  time: (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
  zone: isTimeZone,
};

/** The stored text of a field: trimmed, and in a lenient field with line breaks replaced by spaces. */
function textOf({ kind, lenient }: FormField, typed: string): string {
  const line = lenient ? typed.replace(lineBreaks, ' ') : typed;
  const text = kind === 'email' ? addressOf(line) : line.trim();
  // An unparseable preference is treated as absent: it must not cost anybody their booking.
  return (kind === 'day' || kind === 'time' || kind === 'zone') && !isReadable[kind](text) ? '' : text;
}

function faultOf({ kind, required, maximum = Infinity, lenient }: FormField, text: string): Fault | undefined {
  if (text === '') return required ? 'empty' : undefined;
  if (text.length > maximum) return 'tooLong';
  if (kind !== 'text' && text.search(lineBreaks) !== -1) return 'lineBreak';
  return kind === 'email' && !lenient && !emailShape.test(text) ? 'notAnEmail' : undefined;
}

/**
 * Checks what was typed, in the browser before it is sent and in the relay again. `fields` holds every field of the form,
 * trimmed; it may be stored when there are no `faults`.
 */
export function checkForm<Form extends FormName>(form: Form, typed: Record<string, unknown>) {
  const fields: Record<string, string> = {};
  const faults: Record<string, Fault> = {};
  for (const [name, field] of Object.entries<FormField>(forms[form])) {
    // A missing field, or one that is no text, counts as empty.
    const value = typed[name];
    const text = textOf(field, typeof value === 'string' ? value : '');
    const fault = faultOf(field, text);
    if (fault === undefined) fields[name] = text;
    else faults[name] = fault;
  }
  return { fields: fields as FormTexts<Form>, faults: faults as Faults<Form> };
}

/** The fault to report for a form as a whole: `empty` before any other. */
export function worstFault<Form extends FormName>(faults: Faults<Form>): Fault | undefined {
  const all: (Fault | undefined)[] = Object.values(faults);
  return all.find((one) => one === 'empty') ?? all[0];
}
