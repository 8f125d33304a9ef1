import { fillIn } from './form-controls.ts';
import { readTranscript, transcriptQuery } from './transcript.ts';

/** The fields that a link to the form may fill in: `/contact?subject=…&email=…`. */
const linkable = ['email', 'subject'];

/**
 * Fills in the values of the page's address, the chat's transcript if the address asks for it, and the logged-in visitor, but never
 * over typed text. The session's code is fetched only if there is one (`data-session`, main.ts).
 */
export async function prefill(form: HTMLFormElement, query: URLSearchParams): Promise<void> {
  for (const field of linkable) fillIn(form, field, query.get(field));
  if (query.get(transcriptQuery.name) === transcriptQuery.value) fillIn(form, 'message', readTranscript());
  if (!('session' in document.documentElement.dataset)) return;
  const { prefillSession } = await import('./prefill-session.ts');
  prefillSession(form);
}
