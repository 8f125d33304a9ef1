import * as v from 'valibot';
import { emailAnswers, maximumVariablesBytes, relayServiceIds, relayUserId } from '../../../contracts/email-wire.ts';
import { emailClientMessages, newsletterMessages } from '../../../contracts/messages.ts';
import { subscription } from '../../../contracts/newsletter.ts';
import { fillTimeField, honeypotField, minimumFillMs } from '../../../contracts/spam-check.ts';
import type { MailFields } from '../outbox/mail.ts';
import {
  isTemplateId,
  type Recipient,
  subscriptionTemplate,
  type TemplateId,
  templates,
} from '../templates/registry.ts';
import type { EmailRequestBody } from './parse-request.ts';
import { tooLarge } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** A message that may be stored. */
export type CheckedMessage = { template: TemplateId; fields: MailFields; held: boolean };
/** A wish for the letter; `held` as above. */
export type CheckedSubscription = { template: typeof subscriptionTemplate; email: string; held: boolean };

/** Checks size, ids, recipient and fields, in this order. Throws a Refusal (400, 404, 413, 422) that says what is wrong. */
export function checkRequest(
  body: EmailRequestBody,
  recipients: Record<Recipient, string>,
): CheckedMessage | CheckedSubscription {
  if (variablesBytes(body.variables) > maximumVariablesBytes) throw tooLarge();
  const template = checkIds(body);
  if (template === subscriptionTemplate)
    return { template, email: checkEmail(body), held: looksAutomatic(body.variables) };
  if (recipients[templates[template].recipient] === '') throw new Refusal(422, emailAnswers.noRecipient);
  const form = v.safeParse(templates[template].form, Object.fromEntries(body.variables), { abortPipeEarly: true });
  if (!form.success) {
    const { empty } = templates[template].texts;
    // An empty field is named first, as the forms do, whatever else is wrong.
    throw new Refusal(422, form.issues.some(({ message }) => message === empty) ? empty : form.issues[0].message);
  }
  return { template, fields: form.output, held: looksAutomatic(body.variables) };
}

function checkEmail({ variables }: EmailRequestBody): string {
  const form = v.safeParse(subscription, Object.fromEntries(variables));
  if (!form.success) throw new Refusal(422, newsletterMessages.invalidEmail);
  return form.output.email;
}

function checkIds({ userId, serviceId, templateId }: EmailRequestBody): TemplateId | typeof subscriptionTemplate {
  if (userId === '') throw new Refusal(400, emailClientMessages.userIdMissing);
  if (serviceId === '') throw new Refusal(400, emailClientMessages.serviceIdMissing);
  if (templateId === '') throw new Refusal(400, emailClientMessages.templateIdMissing);
  if (userId !== relayUserId) throw new Refusal(404, emailAnswers.accountUnknown);
  if (!relayServiceIds.some((id) => id === serviceId)) throw new Refusal(400, emailAnswers.serviceUnknown);
  if (templateId === subscriptionTemplate) return templateId;
  if (!isTemplateId(templateId)) throw new Refusal(400, emailAnswers.templateUnknown);
  return templateId;
}

function variablesBytes(variables: Map<string, string>): number {
  let bytes = 0;
  for (const [name, value] of variables) bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  return bytes;
}

function looksAutomatic(variables: Map<string, string>): boolean {
  const fillTime = variables.get(fillTimeField)?.trim();
  return (variables.get(honeypotField) ?? '').trim() !== '' || (!!fillTime && Number(fillTime) < minimumFillMs);
}
