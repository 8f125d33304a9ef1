import { libraryVersion, relayUserId } from '../../../contracts/email-wire.ts';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';

export const { contact: contactFields } = filledForms;

/** The ids of a contact message, as the e-mail protocol sends them beside the fields. */
export const contactIds = {
  lib_version: libraryVersion,
  user_id: relayUserId,
  service_id: 'primary',
  template_id: 'contact',
};

/** The request of a message that the relay takes; `fields` and `headers` replace or add some. */
export function contactMessage(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ ...contactIds, template_params: { ...contactFields, ...fields } });
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
}
