import { startNewsletter } from './newsletter/start-newsletter.ts';
import { warnWithoutServer } from './no-server.ts';

/** Forms that this site's own server takes; those of hosted services post elsewhere (docs/operations.md, "A static host"). */
const ofServer = `form[method=post][action^="/"]${import.meta.env.FIREBASE_API_KEY ? '' : ',form[method=dialog]'}`;

const begun = new WeakSet<Element>();

/** What a form needs once somebody has begun with it: the newsletter its script, each of this server a look whether there is one. */
export function beginForm(form: HTMLFormElement): void {
  if (begun.has(form)) return;
  begun.add(form);
  if (form.dataset['newsletter'] !== undefined) startNewsletter(form);
  if (form.matches(ofServer)) void warnWithoutServer(form);
}
