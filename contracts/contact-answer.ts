import { type Faults, type FormName, forms, typedFields, type TypedFieldName } from './forms.ts';

/**
 * How a person without JavaScript learns what became of a form.
 * A stored message leads to `sent` by a redirect; anything else is answered with the page at `notSent`,
 * pre-rendered with the tokens below where the visitor's words belong, so that nothing typed is lost.
 */
export const answerPages = {
  contact: { sent: '/contact/sent', notSent: '/contact/not-sent' },
  booking: { sent: '/book-a-call/sent', notSent: '/book-a-call/not-sent' },
  newsletter: { sent: '/newsletter/sent', notSent: '/newsletter/not-sent' },
} as const;

/** Pages with a button that a mail's link leads to. The server puts the link's token into them. */
export const tokenPages = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** What became of such a button. */
export const tokenAnswers = {
  confirmed: '/newsletter/confirmed',
  unsubscribed: '/newsletter/unsubscribed',
  expired: '/newsletter/expired',
} as const;

/** The pages the server fills in; each is pre-rendered under exactly this path. */
export type AnswerPageName =
  | (typeof answerPages)[keyof typeof answerPages]['notSent']
  | (typeof tokenPages)[keyof typeof tokenPages];

/** What is wrong with a field, in words. */
type FaultOf = `${TypedFieldName}-fault`;
const faultOf = (name: TypedFieldName): FaultOf => `${name}-fault`;

/** What stands in such a page: `notice` is a text of the error catalogue, the rest is what the visitor typed and what is wrong with it. */
export type AnswerField = 'notice' | 'token' | TypedFieldName | FaultOf;
const names = Object.keys(forms).flatMap((form) => typedFields(form as FormName));
const answerFields: readonly AnswerField[] = [
  ...new Set(['notice', 'token', ...names, ...names.map(faultOf)] as const),
];
export type AnswerValues = Partial<Record<AnswerField, string>>;

/** Given by the server: the pre-rendered page called `name`, its tokens replaced by `values`, sent with `status`. */
export type AnswerPage = (
  name: AnswerPageName,
  values: AnswerValues,
  status: number,
) => Response | undefined | Promise<Response | undefined>;

/** What a page puts where a value belongs, as text or as an attribute: `defaultValue={answerToken('name')}`. */
export function answerToken(field: AnswerField): string {
  return `answer--${field}--here`;
}

/** The values of a form in such a page: in each field the token that the server replaces by what was typed. */
export function answerTokens<Form extends FormName>(form: Form) {
  return each(form, answerToken);
}

/** The faults of a form in such a page: at each field the token that the server replaces by what is wrong, if anything is. */
export function faultTokens<Form extends FormName>(form: Form) {
  return each(form, (name) => answerToken(faultOf(name))) as Faults<Form>;
}

function each<Form extends FormName>(form: Form, token: (name: TypedFieldName<Form>) => string) {
  return Object.fromEntries(typedFields(form).map((name) => [name, token(name)])) as Record<
    TypedFieldName<Form>,
    string
  >;
}

const token = new RegExp(answerFields.map(answerToken).join('|'), 'g');
/** Where nothing is wrong with a field. */
const emptyFault = /<p [^>]*id="([^"]+)"[^>]*>(?:(?!<\/p>).)*<span><\/span><\/p>/g;

/**
 * Replaces every token of a pre-rendered page by the HTML-escaped value; a field without a value becomes empty, a choice without
 * one is none, and a field without a fault is not marked.
 */
export function fillAnswer(html: string, values: AnswerValues): string {
  const byToken = new Map(answerFields.map((field) => [answerToken(field), values[field] ?? '']));
  const filled = html
    .replace(token, (found) => escapeHtml(byToken.get(found) ?? ''))
    .replace('<option value="" selected=""></option>', '');
  const unmarked = [...filled.matchAll(emptyFault)].map(([, id = '']) => id);
  return unmarked.reduce(
    (page, id) => page.replace(` aria-invalid="true" aria-describedby="${id}"`, ''),
    filled.replaceAll(emptyFault, ''),
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe in text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
