import { accountMenu as words, accountPath } from '../../../content/account-menu.ts';
import { keepFresh } from '../../identity-client/keep-fresh.ts';
import { logOut } from '../../identity-client/identity-client.ts';
import { onSessionChange, readSession } from '../../identity-client/session.ts';
import sheet from './account-menu.css?inline';
import { sitePrefix } from '../../language/address.ts';

const id = 'account-menu';

/** Replaces Login in the header by the account menu while the visitor is logged in. */
export function attachAccountMenu(): void {
  keepFresh();
  const login = document.querySelector<HTMLAnchorElement>(`header a[href="${sitePrefix}/login"]`);
  if (!login) return;
  // Only logged-in visitors need these styles. The content security policy allows a constructed style sheet as it is.
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);

  const { button, menu, who } = drawMenu(login.className);
  const show = () => {
    const session = readSession();
    if (session) {
      // The account of somebody whom Facebook knows by telephone has no address.
      who.textContent = (session.email || session.displayName) ?? '';
      const held = document.activeElement === login;
      login.replaceWith(button, menu);
      if (held) button.focus();
    } else if (button.isConnected) {
      const held = menu.contains(document.activeElement) || document.activeElement === button;
      menu.remove();
      button.replaceWith(login);
      if (held) login.focus();
    }
  };
  onSessionChange(show);
  show();
}

function drawMenu(className: string) {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, properties: object, ...children: Node[]) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const button = make('button', { type: 'button', className, textContent: words.button });
  button.setAttribute('popovertarget', id);
  const who = make('strong', {});
  const logOutButton = make('button', { type: 'button', textContent: words.logOut });
  logOutButton.addEventListener('click', logOut);
  const menu = make(
    'div',
    { id, popover: 'auto' },
    make('p', { textContent: `${words.loggedInAs} ` }, who),
    make('a', { href: sitePrefix + accountPath, textContent: words.account }),
    logOutButton,
  );
  return { button, menu, who };
}
