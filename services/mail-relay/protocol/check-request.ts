import { passedTime } from '../../../contracts/passed-time.ts';
import { checkForm, worstFault } from '../../../contracts/check-form.ts';
import {
  emailAnswers,
  maximumVariablesBytes,
  passedStatus,
  relayServiceIds,
  relayUserId,
} from '../../../contracts/email-wire.ts';
import { type Faults, fieldNames, fieldsOf, type FormName, typedFields } from '../../../contracts/forms.ts';
import { emailClientMessages } from '../../../contracts/messages.ts';
import { fillTimeField, honeypotField, minimumFillMs } from '../../../contracts/spam-check.ts';
import type { MailFields } from '../outbox/mail.ts';
import {
  isTemplateId,
  subscriptionTemplate,
  type RelayWords,
  type TemplateId,
  templates,
} from '../../../contracts/mails.ts';
import { faultNotice } from './answer-navigation.ts';
import type { EmailRequestBody } from './parse-request.ts';
import { Refusal, tooLarge } from './refusal.ts';

/** A message that may be stored. `late` refuses it unless it is stored already: its time has passed. */
export type CheckedMessage = { template: TemplateId; fields: MailFields; quarantined: boolean; late?: Refusal };
/** A valid newsletter subscription. */
export type CheckedSubscription = { template: typeof subscriptionTemplate; email: string; quarantined: boolean };

/** Checks size, ids and fields, in this order. Throws a Refusal (400, 404, 409, 413, 422) that says what is wrong. */
export function checkRequest(
  body: EmailRequestBody,
  words: RelayWords,
  now: number,
): CheckedMessage | CheckedSubscription {
  if (Buffer.byteLength([...body.variables].flat().join('')) > maximumVariablesBytes) throw tooLarge();
  const template = checkIds(body);
  if (template === subscriptionTemplate)
    return { template, email: checkAddress(body.variables.get('email'), words), quarantined: isSpam(body.variables) };
  const { form } = templates[template];
  const { fields, faults: faultsOfText } = checkForm(form, Object.fromEntries(body.variables));
  const passed = form === 'booking' ? passedTime(fields, words.company.timeZone, now) : {};
  if (worstFault(faultsOfText)) throw faulty(words, form, { ...faultsOfText, ...passed });
  const late = worstFault(passed) && { late: faulty(words, form, passed) };
  // A day that a browser without a date field lets people type, such as 30/11/2026, is left to the office to read.
  const unread = typedFields(form, 'day').filter((name) => fields[name] === '' && body.variables.get(name)?.trim());
  const kept = unread.map((name) => `\n\n${words.fieldLabels[name]}: ${body.variables.get(name)}`);
  const message = fields.message + kept.join('');
  return { template, fields: { ...fields, message }, quarantined: isSpam(body.variables), ...late };
}

/** Checks the address of a newsletter subscription. Throws a Refusal (422); any fault is reported as `notAnEmail`. */
export function checkAddress(email: string | undefined, words: RelayWords): string {
  const { fields, faults } = checkForm('newsletter', { email });
  if (worstFault(faults)) throw faulty(words, 'newsletter', { email: 'notAnEmail' });
  return fields.email;
}

function faulty(words: RelayWords, form: FormName, faults: Faults<FormName>): Refusal {
  const notice = faultNotice(words, form, faults);
  const worst = worstFault(faults);
  const fields = fieldNames(form).filter((name) => faults[name] === 'tooLong');
  const limits = fields.map((name) => `${name} <= ${fieldsOf(form)[name].maximum}`).join(', ');
  const text = worst === 'tooLong' ? `${notice} (${limits})` : notice;
  return new Refusal(worst === 'passed' ? passedStatus : 422, text, {}, faults);
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

function isSpam(variables: Map<string, string>): boolean {
  const fillTime = variables.get(fillTimeField)?.trim();
  return (variables.get(honeypotField) ?? '').trim() !== '' || (!!fillTime && Number(fillTime) < minimumFillMs);
}
