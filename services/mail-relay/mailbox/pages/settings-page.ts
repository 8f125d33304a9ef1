import { html } from 'hono/html';
import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import { interpolate } from '../../../../contracts/interpolate.ts';
import type { Passkey } from '../../../passkeys/passkeys.ts';
import { signOutPath } from '../access/mailbox-access.ts';
import type { OwnerSession } from '../access/owner-sessions.ts';
import type { Clock } from './clock.ts';
import { interpolateHtml, type Html, type Page } from './page.ts';
import { asksForPasskey } from './passkey-words.ts';

export const settingsPath = '/mailbox/settings';

export type SettingsPage = {
  /** Undefined where browsers support no passkeys (relying-party.ts). */
  passkeys: readonly Passkey[] | undefined;
  mayAddPasskey: boolean;
  sessions: readonly OwnerSession[];
  /** The session of this request. */
  current: OwnerSession | undefined;
  hasPassword: boolean;
  words: InboxWords;
  clock: Clock;
};

export function settingsPage(shown: SettingsPage): Page {
  const { passkeys, sessions, current, hasPassword, words } = shown;
  const { settings: say } = words;
  const others = sessions.filter(({ id }) => id !== current?.id);
  return {
    title: words.frame.settings,
    part: 'settings',
    usesScript: passkeys !== undefined,
    content: html`<h1>${words.frame.settings}</h1>
      <div class="settings">
        <section aria-labelledby="passkeys">
          <h2 id="passkeys">${say.passkeys.heading}</h2>
          <p class="soft">${say.passkeys.text}</p>
          ${passkeys ? passkeyList(passkeys, shown) : html`<p class="soft">${say.passkeys.none}</p>`}
        </section>
        <section aria-labelledby="sessions">
          <h2 id="sessions">${say.sessions.heading}</h2>
          <p class="soft">${say.sessions.text}</p>
          ${
            others.length > 1
              ? html`<form method="post" action="${settingsPath}/sessions/end-others">
                  <button class="outline">${say.sessions.endOthers}</button>
                </form>`
              : ''
          }
          <ul class="ledger">
            ${sessions.map((session) => sessionRow(session, shown))}
          </ul>
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways">${say.ways.heading}</h2>
          <p class="soft">
            ${interpolateHtml(say.ways.text, { command: html`<code>jantar inbox link</code>`, file: html`<code>owner-key</code>` })}
          </p>
          <p class="soft">${hasPassword ? say.ways.hasPassword : say.ways.noPassword}</p>
        </section>
      </div>`,
  };
}

function passkeyList(passkeys: readonly Passkey[], shown: SettingsPage): Html {
  const { mayAddPasskey, words } = shown;
  return html`${
      passkeys.length > 0
        ? html`<ul class="ledger">
            ${passkeys.map((one) => passkeyRow(one, shown))}
          </ul>`
        : ''
    }
    ${mayAddPasskey ? addForm(passkeys, words) : loginForm(words)}
    <p class="soft" data-without-passkeys>${words.passkeys.unsupported}</p>`;
}

function addForm(passkeys: readonly Passkey[], words: InboxWords): Html {
  const { passkeys: say } = words.settings;
  return html`<form
    method="post"
    action="${settingsPath}/passkeys"
    class="stack"
    ${asksForPasskey('create', `${settingsPath}/passkey-options`, words.passkeys)}
  >
    <input type="hidden" name="credential" />
    <label for="name">${say.newName}</label>
    <input id="name" name="name" autocomplete="off" maxlength="60" required aria-describedby="name-hint" />
    <p class="soft" id="name-hint">${say.newNameHint}</p>
    <button class="${passkeys.length > 0 ? 'outline' : 'primary'}">${say.add}</button>
    <p class="failed" role="alert"></p>
  </form>`;
}

function loginForm({ settings: { passkeys: say } }: InboxWords): Html {
  return html`<form method="post" action="${signOutPath}" class="stack">
    <input type="hidden" name="next" value="${settingsPath}" />
    <p class="soft">${say.loginFirst}</p>
    <button class="outline">${say.logInAgain}</button>
  </form>`;
}

function passkeyRow({ id, name, created, lastUsed }: Passkey, { words, clock }: SettingsPage): Html {
  const { passkeys: say, lastUsed: used } = words.settings;
  const line = lineOf(clock);
  return html`<li class="way">
    <h3 dir="auto">${name}</h3>
    <p class="soft">${line(say.added, created)} ${lastUsed === null ? say.notUsed : line(used, lastUsed)}</p>
    <details>
      <summary>${say.change}<span class="unseen"> ${interpolate(say.changeWhich, { name })}</span></summary>
      <form method="post" action="${settingsPath}/passkeys/rename" class="stack">
        <input type="hidden" name="id" value="${id}" />
        <label for="name-${id}">${say.name}</label>
        <input id="name-${id}" name="name" value="${name}" autocomplete="off" maxlength="60" required />
        <button class="outline">${say.rename}</button>
      </form>
      <form method="post" action="${settingsPath}/passkeys/remove" class="stack">
        <input type="hidden" name="id" value="${id}" />
        <p class="soft">${say.removeHint}</p>
        <button class="outline">${say.remove}</button>
      </form>
    </details>
  </li>`;
}

function sessionRow(session: OwnerSession, { words, current, clock }: SettingsPage): Html {
  const { id, openedBy, network, created, lastUsed, ends } = session;
  const { sessions: say, lastUsed: used } = words.settings;
  const device = session.device ?? say.unknownDevice;
  const line = lineOf(clock);
  return html`<li class="way">
    <h3>${id === current?.id ? interpolate(say.this, { device }) : device} <span class="soft">${network}</span></h3>
    <p class="soft">
      <span class="line">${say.openedBy[openedBy]}</span> ${line(say.loggedIn, created)} ${line(used, lastUsed)}
      ${line(say.ends, ends)}
    </p>
    <form method="post" action="${settingsPath}/sessions/end">
      <input type="hidden" name="id" value="${id}" />
      <button class="quiet">
        ${say.end}<span class="unseen"> ${interpolate(say.endWhich, { device, time: clock.long(created) })}</span>
      </button>
    </form>
  </li>`;
}

const lineOf = (clock: Clock) => (what: string, at: number) =>
  html`<span class="line">${what} <time datetime="${new Date(at).toISOString()}">${clock.long(at)}</time></span>`;
