import { checkForm } from '../../contracts/check-form.ts';
import { maximumVariablesBytes } from '../../contracts/email-wire.ts';
import { faultWords } from '../../contracts/messages.ts';
import type { Fault, Faults, FieldName, FormTexts } from '../../contracts/forms.ts';

/** The faults for which the e-mail service would refuse the message, by field. An empty result may be sent. */
export function faultsOf<Form extends 'contact' | 'booking'>(form: Form, fields: FormTexts<Form>): Faults<Form> {
  const { faults } = checkForm(form, fields);
  return isTooLarge(fields) ? { ...faults, message: 'tooLarge' } : faults;
}

/** The message under each field that has one. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export const errorsOf = (faults: Partial<Record<FieldName, Fault>>): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultWords[fault]]));

/** Bytes reserved for what is sent beside the fields: recipient, key and fill time. */
const ENVELOPE_BYTES = 500;

/** Whether the message exceeds the 50 kB that the e-mail service accepts. */
function isTooLarge(fields: Record<string, string>): boolean {
  const bytes = new TextEncoder().encode(Object.values(fields).join('')).length;
  return bytes + ENVELOPE_BYTES > maximumVariablesBytes;
}
