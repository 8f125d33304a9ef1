import { type FormName, forms, typedFields, type TypedFieldName } from './forms.ts';

/**
 * The pages that answer a form sent without JavaScript.
 * A stored message leads to `sent` by a redirect; anything else is answered with the page at `notSent`,
 * pre-rendered with the tokens below where the visitor's words belong, so that nothing typed is lost.
 */
export const answerPages = {
  contact: { sent: '/contact/sent', notSent: '/contact/not-sent' },
  booking: { sent: '/book-a-call/sent', notSent: '/book-a-call/not-sent' },
  newsletter: { sent: '/newsletter/sent', notSent: '/newsletter/not-sent' },
} as const satisfies Record<FormName, { sent: string; notSent: string }>;

/** Pages with a button that a mail's link leads to. The server puts the link's token into them. */
export const tokenPages = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** The pages that follow such a button. */
export const tokenAnswers = {
  confirmed: '/newsletter/confirmed',
  unsubscribed: '/newsletter/unsubscribed',
  expired: '/newsletter/expired',
} as const;

/** The pages the server fills in; each is pre-rendered under exactly this path. */
export type AnswerPageName =
  | (typeof answerPages)[keyof typeof answerPages]['notSent']
  | (typeof tokenPages)[keyof typeof tokenPages];

/** The name of the value that holds a field's fault, in words. */
type FaultOf = `${TypedFieldName}-fault`;
const faultOf = (name: TypedFieldName): FaultOf => `${name}-fault`;

/** The values of an answer page: `notice` is a text of the error catalogue; the others are typed fields and their faults. */
export type AnswerField = 'notice' | 'token' | TypedFieldName | FaultOf;
const names = Object.keys(forms).flatMap((form) => typedFields(form as FormName));
const answerFields: readonly AnswerField[] = [
  ...new Set(['notice', 'token', ...names, ...names.map(faultOf)] as const),
];
/** The values to fill into an answer page, as plain text; absent ones become empty. */
export type AnswerValues = Partial<Record<AnswerField, string>>;

/** Provided by the server: answers with the answer page `name`, its tokens replaced by `values`; undefined when there is no such page. */
export type AnswerPage = (
  name: AnswerPageName,
  values: AnswerValues,
  status: number,
) => Response | undefined | Promise<Response | undefined>;

/** The token that an answer page holds in place of a value, as text or attribute: `defaultValue={answerToken('name')}`. */
export function answerToken(field: AnswerField): string {
  return `answer--${field}--here`;
}

/** The tokens of a form's fields, which the server replaces by what was typed. */
export function answerTokens<Form extends FormName>(form: Form) {
  return each(form, answerToken);
}

/** The tokens of a form's faults, which the server replaces by the fault of each field, if any. */
export function faultTokens<Form extends FormName>(form: Form) {
  return each(form, (name) => answerToken(faultOf(name)));
}

function each<Form extends FormName>(form: Form, token: (name: TypedFieldName<Form>) => string) {
  return Object.fromEntries(typedFields(form).map((name) => [name, token(name)])) as Record<
    TypedFieldName<Form>,
    string
  >;
}

const token = new RegExp(answerFields.map(answerToken).join('|'), 'g');
/** The fault element of a field without a fault. */
const emptyFault = /<p [^>]*id="([^"]+)"[^>]*>(?:(?!<\/p>).)*<span><\/span><\/p>/g;
/** The marks of a field with a fault. */
const invalid = / aria-invalid="true" aria-describedby="([^"]+)"/g;

/**
 * Replaces every token of an answer page by its HTML-escaped value. A field without a value becomes empty, a select without one has
 * no selected option, and a field without a fault is not marked invalid.
 */
export function fillAnswer(html: string, values: AnswerValues): string {
  const byToken = new Map(answerFields.map((field) => [answerToken(field), values[field] ?? '']));
  const filled = html
    .replace(token, (found) => escapeHtml(byToken.get(found) ?? ''))
    .replace(/<option value="" selected(?:="")?><\/option>/, '');
  const empty = new Set([...filled.matchAll(emptyFault)].map(([, id]) => id));
  return filled.replaceAll(emptyFault, '').replaceAll(invalid, (marks, described: string) => {
    const ids = described.split(' ');
    const others = ids.filter((id) => !empty.has(id));
    if (others.length === ids.length) return marks;
    return others.length > 0 ? ` aria-describedby="${others.join(' ')}"` : '';
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
