import { readSession } from '../identity-client/session.ts';
import { controlOf } from './form-controls.ts';
import { readTranscript, transcriptQuery } from './transcript.ts';

/** What a link to the form may fill in: `/contact?subject=…&email=…`. */
const linkable = ['email', 'subject'];

/** Fills in what the page's address says, who is logged in and, if the address asks for it, the chat's transcript, but never over what a visitor has typed. */
export function prefill(form: HTMLFormElement, query: URLSearchParams): void {
  const { email, displayName: name } = readSession() ?? {};
  const known: Record<string, string | undefined> = { email, name };
  for (const field of linkable) known[field] = query.get(field) || known[field];
  if (query.get(transcriptQuery.name) === transcriptQuery.value) known['message'] = readTranscript();
  for (const [field, value] of Object.entries(known)) {
    const control = controlOf(form, field);
    if (control && value && control.value === '') control.value = value;
  }
}
