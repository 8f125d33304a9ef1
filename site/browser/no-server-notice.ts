import { reach } from '../../content/company/reach.ts';
import { noServer } from '../../content/form-words.ts';

/** Says in a form that it leads nowhere, with other ways to reach us. */
export async function showNotice(form: Element): Promise<void> {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(noServer, ' ', link(reach.email, `mailto:${reach.email}`));
  for (const { display, uri } of reach.phones) notice.append(', ', link(display, uri));
  await isDrawn(form.closest<HTMLElement>('[data-island]'));
  form.prepend(notice);
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
