import { checkForm } from '../../contracts/check-form.ts';
import { maximumVariablesBytes } from '../../contracts/email-wire.ts';
import { faultWords } from '../../contracts/messages.ts';
import type { Fault, Faults, FieldName, FormName, FormTexts } from '../../contracts/forms.ts';

/** Everything the e-mail service would refuse, found before the visitor has to wait for it. An empty result may be sent. */
export function faultsOf<Form extends 'contact' | 'booking'>(form: Form, fields: FormTexts<Form>): Faults<Form> {
  const { faults } = checkForm(form, fields);
  return isTooLarge(fields) ? { ...faults, message: 'tooLarge' } : faults;
}

const words: Readonly<Record<string, string>> = faultWords;
/** What is said under a field. In a page that the server fills in, its token stands for the fault. */
export const faultText = (fault: Fault | undefined): string | undefined => fault && (words[fault] ?? fault);

/** Room for what travels beside the fields: recipient, key and fill time. */
const ENVELOPE_BYTES = 500;

/** The e-mail service refuses more than 50 kB; found here, the visitor need not wait to hear it. */
function isTooLarge(fields: Record<string, string>): boolean {
  const bytes = new TextEncoder().encode(Object.values(fields).join('')).length;
  return bytes + ENVELOPE_BYTES > maximumVariablesBytes;
}

export function without<Form extends FormName>(faults: Faults<Form>, field: FieldName<Form>): Faults<Form> {
  const rest = { ...faults };
  delete rest[field];
  return rest;
}
