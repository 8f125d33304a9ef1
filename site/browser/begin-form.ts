import { attachNewsletter } from './newsletter/attach-newsletter.ts';
import { warnWithoutServer } from './no-server.ts';

/** Forms that post to this site's own server; with hosted services they post elsewhere (docs/operations/hosted.md, "A static host"). */
const ofServer = `form[method=post][action^="/"]${import.meta.env.FIREBASE_API_KEY ? '' : ',form[method=dialog]'}`;

const begun = new WeakSet<Element>();

/** Runs at the first focus in a form: starts the newsletter's script, and warns if the form needs a server and there is none. */
export function beginForm(form: HTMLFormElement): void {
  if (begun.has(form)) return;
  begun.add(form);
  if (form.dataset['newsletter'] !== undefined) attachNewsletter(form);
  if (form.matches(ofServer)) void warnWithoutServer(form);
}
