import type { Context } from 'hono';
import { answerFields, type AnswerPage, answerPages, type AnswerValues } from '../../../contracts/contact-answer.ts';
import { isTemplateId, templates } from '../templates/registry.ts';
import type { EmailRequestBody } from './parse-request.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser shows the answer itself, as it does for a form that is sent without JavaScript. */
export function isPerson(context: Context): boolean {
  const mode = context.req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (context.req.header('accept') ?? '').includes('text/html');
}

/** Leads to the page that says it was sent; a reload there sends nothing. */
export function personSent(context: Context, body: EmailRequestBody): Response {
  return context.redirect(answerPages[templateOf(body).page].sent, 303);
}

/** The page that says it was not, with every word the visitor typed; undefined when the server has no such page. */
export async function personRefused(
  answerPage: AnswerPage,
  refusal: Refusal,
  body: EmailRequestBody | undefined,
): Promise<Response | undefined> {
  const { page, texts } = templateOf(body);
  const values: AnswerValues = { notice: refusal.message === texts.empty ? texts.empty : texts.failed };
  for (const field of answerFields) {
    const typed = body?.variables.get(field);
    if (field !== 'notice' && typed !== undefined) values[field] = typed;
  }
  return answerPage(answerPages[page].notSent, values, refusal.status);
}

function templateOf(body: EmailRequestBody | undefined) {
  const id = body?.templateId ?? '';
  return templates[isTemplateId(id) ? id : 'contact'];
}
