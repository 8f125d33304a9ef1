import type { Context } from 'hono';
import { formWords } from '../../../content/form-words.ts';
import { answerFields, type AnswerPage, answerPages, type AnswerValues } from '../../../contracts/contact-answer.ts';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import { bookingMessages, contactMessages, newsletterMessages } from '../../../contracts/messages.ts';
import { isTemplateId, subscriptionTemplate, templates } from '../templates/registry.ts';
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
  const values: AnswerValues = { notice: noticeOf(refusal) ?? texts.failed };
  for (const field of answerFields) {
    const typed = body?.variables.get(field);
    if (field !== 'notice' && typed !== undefined) values[field] = typed;
  }
  return answerPage(answerPages[page].notSent, values, refusal.status);
}

/** What a person can mend is named; 'try again later' would be no help with it. */
const mendable = new Set<string>([
  contactMessages.empty,
  bookingMessages.empty,
  newsletterMessages.invalidEmail,
  emailAnswers.tooLong,
  emailAnswers.lineBreak,
]);

function noticeOf({ status, message }: Refusal): string | undefined {
  if (status === 413) return formWords.tooLarge;
  return mendable.has(message) ? message : undefined;
}

function templateOf(body: EmailRequestBody | undefined) {
  const id = body?.templateId ?? '';
  if (id === subscriptionTemplate) return { page: 'newsletter', texts: newsletterMessages } as const;
  return templates[isTemplateId(id) ? id : 'contact'];
}
