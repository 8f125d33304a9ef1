import type { Context } from 'hono';
import { answerPages, type AnswerValues } from '../../../contracts/answer-pages.ts';
import { worstFault } from '../../../contracts/check-form.ts';
import { type Faults, type FormName, typedFields } from '../../../contracts/forms.ts';
import { isTemplateId, type RelayWords, subscriptionTemplate, templates } from '../../../contracts/mails.ts';
import type { EmailRequestBody } from './parse-request.ts';
import type { RelayEdition } from '../relay-options.ts';
import type { Refusal } from './refusal.ts';

/** Whether the request is a navigation request, such as a form sent without JavaScript, whose answer the browser shows. */
export function isNavigation(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (context.req.header('accept') ?? '').includes('text/html');
}

/** Redirects to the page that confirms the message, where a reload does not send it again. */
export function sentPage(context: Context, body: EmailRequestBody, { prefix }: Pick<RelayEdition, 'prefix'>): Response {
  return context.redirect(prefix + answerPages[formOf(body)].sent, 303);
}

/** The answer page for a refused message, with everything the visitor typed; undefined when the server has no such page. */
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

/** The notice above a form that was not sent. It names a fault that the visitor can mend; without one it is the general failure. */
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
