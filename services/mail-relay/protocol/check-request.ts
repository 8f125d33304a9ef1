import * as v from 'valibot';
import { emailAnswers, relayServiceIds, relayUserId } from '../../../contracts/email-wire.ts';
import { emailClientMessages } from '../../../contracts/messages.ts';
import { fillTimeField, honeypotField, minimumFillMs } from '../../../contracts/spam-check.ts';
import type { MailFields } from '../outbox/mail.ts';
import { isTemplateId, type Recipient, type TemplateId, templates } from '../templates/registry.ts';
import type { EmailRequestBody } from './parse-request.ts';
import { Refusal } from './refusal.ts';

/** A message that may be stored. */
export type CheckedMessage = { template: TemplateId; fields: MailFields; held: boolean };

/** Checks ids, recipient and fields, in this order. Throws a Refusal (400, 404, 422) that says what is wrong. */
export function checkRequest(body: EmailRequestBody, recipients: Record<Recipient, string>): CheckedMessage {
  const template = checkIds(body);
  if (recipients[templates[template].recipient] === '') throw new Refusal(422, emailAnswers.noRecipient);
  const form = v.safeParse(templates[template].form, Object.fromEntries(body.variables), { abortPipeEarly: true });
  if (!form.success) {
    const { empty } = templates[template].texts;
    // An empty field is named first, as the forms do, whatever else is wrong.
    throw new Refusal(422, form.issues.some(({ message }) => message === empty) ? empty : form.issues[0].message);
  }
  return { template, fields: form.output, held: looksAutomatic(body.variables) };
}

function checkIds({ userId, serviceId, templateId }: EmailRequestBody): TemplateId {
  if (userId === '') throw new Refusal(400, emailClientMessages.userIdMissing);
  if (serviceId === '') throw new Refusal(400, emailClientMessages.serviceIdMissing);
  if (templateId === '') throw new Refusal(400, emailClientMessages.templateIdMissing);
  if (userId !== relayUserId) throw new Refusal(404, emailAnswers.accountUnknown);
  if (!relayServiceIds.some((id) => id === serviceId)) throw new Refusal(400, emailAnswers.serviceUnknown);
  if (!isTemplateId(templateId)) throw new Refusal(400, emailAnswers.templateUnknown);
  return templateId;
}

function looksAutomatic(variables: Map<string, string>): boolean {
  const fillTime = variables.get(fillTimeField)?.trim();
  return (variables.get(honeypotField) ?? '').trim() !== '' || (!!fillTime && Number(fillTime) < minimumFillMs);
}
