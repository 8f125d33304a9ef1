import { reach } from '../../content/company/reach.ts';
import { noServer } from '../../content/form-words.ts';

let hasServer: Promise<boolean> | undefined;

/** Puts a notice into a form that has no server to go to, because the pages are on a static host. */
export async function warnWithoutServer(form: Element): Promise<void> {
  if (await (hasServer ??= findServer())) return;
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(noServer, ' ', link(reach.email, `mailto:${reach.email}`));
  for (const { display, uri } of reach.phones) notice.append(', ', link(display, uri));
  await isDrawn(form.closest<HTMLElement>('[data-island]'));
  form.prepend(notice);
}

/** Whether `/healthz` is answered by this site's server: a static host answers 404 or a page. A failed request proves nothing. */
async function findServer(): Promise<boolean> {
  const answer = await fetch('/healthz').catch(() => undefined);
  return !(answer?.status === 404 || answer?.headers.get('content-type')?.startsWith('text/html'));
}

/** Waits until the island is hydrated: before that, an element that React does not know would be a mismatch. */
async function isDrawn(island: HTMLElement | null): Promise<void> {
  const isLive = () => island === null || island.dataset['live'] !== undefined;
  while (!isLive()) await new Promise((next) => setTimeout(next, 100));
}

function link(textContent: string, href: string): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href, textContent });
  made.style.whiteSpace = 'nowrap';
  return made;
}
