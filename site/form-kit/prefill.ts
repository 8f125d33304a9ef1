import { fillIn } from './form-controls.ts';
import { readTranscript, transcriptQuery } from './transcript.ts';

/** What a link to the form may fill in: `/contact?subject=…&email=…`. */
const linkable = ['email', 'subject'];

/**
 * Fills in what the page's address says and, if the address asks for it, the chat's transcript, then who is logged in, but never
 * over what a visitor has typed. The code of sessions is fetched for those alone who have one (`data-session`, main.ts).
 */
export async function prefill(form: HTMLFormElement, query: URLSearchParams): Promise<void> {
  for (const field of linkable) fillIn(form, field, query.get(field));
  if (query.get(transcriptQuery.name) === transcriptQuery.value) fillIn(form, 'message', readTranscript());
  if (!('session' in form.ownerDocument.documentElement.dataset)) return;
  const { prefillSession } = await import('./prefill-session.ts');
  prefillSession(form);
}
