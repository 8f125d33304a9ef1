import { reach } from '../../content/company/reach.ts';
import { noServer } from '../../content/form-words.ts';

/** Says in a form that it leads nowhere, with other ways to reach us. */
export function showNotice(form: Element): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(noServer, ' ', link(reach.email, `mailto:${reach.email}`));
  for (const { display, uri } of reach.phones) notice.append(', ', link(display, uri));
  form.prepend(notice);
}

function link(textContent: string, href: string): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href, textContent });
  made.style.whiteSpace = 'nowrap';
  return made;
}
