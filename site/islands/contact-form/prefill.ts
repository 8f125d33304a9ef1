import { controlOf } from '../../form-kit/form-controls.ts';
import { readTranscript, transcriptQuery } from '../../form-kit/transcript.ts';

/** What a link to the form may fill in: `/contact?subject=…&email=…`. */
const linkable = ['email', 'subject'];

/** Fills in what the page's address says, the conversation with the bot among it, but never over what a visitor has typed. */
export function prefill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of linkable) {
    fill(form, name, query.get(name));
  }
  if (query.get(transcriptQuery.name) === transcriptQuery.value) fill(form, 'message', readTranscript());
}

function fill(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  const control = controlOf(form, name);
  if (control && value && control.value === '') control.value = value;
}
