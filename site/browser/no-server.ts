import { company } from '../../content/company.ts';
import { noServer } from '../../content/form-words.ts';

let hasServer: Promise<boolean> | undefined;

/** Where the pages lie on a host of files alone, says in a form that it leads nowhere. */
export async function warnWithoutServer(form: Element): Promise<void> {
  if (await (hasServer ??= findServer())) return;
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(noServer, ' ', link(company.email, `mailto:${company.email}`));
  for (const { display, uri } of company.phones) notice.append(', ', link(display, uri));
  await isDrawn(form.closest<HTMLElement>('[data-island]'));
  form.prepend(notice);
}

/** A server says that it lives. A host of files has no such address; a line that fails tells nothing. */
async function findServer(): Promise<boolean> {
  const answer = await fetch('/healthz').catch(() => undefined);
  return !(answer?.status === 404 || answer?.headers.get('content-type')?.startsWith('text/html'));
}

/** React takes over the elements of an island as it finds them; afterwards it lets others be. */
async function isDrawn(island: HTMLElement | null): Promise<void> {
  const isLive = () => island === null || island.dataset['live'] !== undefined;
  while (!isLive()) await new Promise((next) => setTimeout(next, 100));
}

function link(textContent: string, href: string): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href, textContent });
  made.style.whiteSpace = 'nowrap';
  return made;
}
