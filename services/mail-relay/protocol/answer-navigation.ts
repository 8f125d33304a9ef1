import type { Context } from 'hono';
import { answerPages, type AnswerValues } from '../../../contracts/contact-answer.ts';
import { worstFault } from '../../../contracts/check-form.ts';
import { type Faults, type FormName, typedFields } from '../../../contracts/forms.ts';
import { isTemplateId, type RelayWords, subscriptionTemplate, templates } from '../../../contracts/mails.ts';
import type { EmailRequestBody } from './parse-request.ts';
import type { RelayEdition } from '../relay-edition.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser shows the answer itself, as it does for a form that is sent without JavaScript. */
export function isNavigation(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (context.req.header('accept') ?? '').includes('text/html');
}

/** Leads to the page that says it was sent; a reload there sends nothing. */
export function sentPage(context: Context, body: EmailRequestBody, { prefix }: Pick<RelayEdition, 'prefix'>): Response {
  return context.redirect(prefix + answerPages[formOf(body)].sent, 303);
}

/** The page that says it was not, with every word the visitor typed; undefined when the server has no such page. */
export async function refusalPage(
  { answerPage, words }: Pick<RelayEdition, 'answerPage' | 'words'>,
  refusal: Refusal,
  body: EmailRequestBody | undefined,
): Promise<Response | undefined> {
  const form = formOf(body);
  const values: AnswerValues = { notice: faultNotice(words, form, refusal.faults) };
  for (const field of typedFields(form)) {
    const typed = body?.variables.get(field);
    if (typed !== undefined) values[field] = typed;
    const fault = refusal.faults[field];
    if (fault) values[`${field}-fault`] = words.faults[fault];
  }
  return answerPage(answerPages[form].notSent, values, refusal.status);
}

/**
 * What is said above a form that was not sent; under a field, an empty one is called so in shorter words. What a person can mend
 * is named: 'try again later' would be no help with it.
 */
export function faultNotice({ notices, faults }: RelayWords, form: FormName, found: Faults<FormName>): string {
  const fault = worstFault(found);
  if (!fault) return notices[form].failed;
  return fault === 'empty' && form !== 'newsletter' ? notices[form].empty : faults[fault];
}

function formOf(body: EmailRequestBody | undefined): FormName {
  const id = body?.templateId ?? '';
  if (id === subscriptionTemplate) return 'newsletter';
  return templates[isTemplateId(id) ? id : 'contact'].form;
}
